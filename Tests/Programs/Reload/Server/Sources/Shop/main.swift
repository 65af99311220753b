import FlyingFox

let port = UInt16(CommandLine.arguments.dropFirst().first ?? "") ?? 8123
let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port))
let shop = Shop()
await install(server, shop)
try await server.run()
