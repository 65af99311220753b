import FlyingFox
import Foundation

func page(_ shop: Shop) async -> String {
  let number = await shop.visit()
  return "visit \(number) page one"
}

func install(_ server: HTTPServer, _ shop: Shop) async {
  await server.appendRoute("/page") { _ in
    HTTPResponse(statusCode: .ok, body: Data(await page(shop).utf8))
  }
  await server.appendRoute("/closure") { _ in
    let number = await shop.visit()
    return HTTPResponse(statusCode: .ok, body: Data("visit \(number) closure one".utf8))
  }
}
