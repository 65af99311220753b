import PlainFixture
import Pliant
import Testing

/// A value that cannot be copied, and tells of its end.
private struct Handle: ~Copyable {
  var number = 1
  let log: Log
  deinit { log("closed \(number)") }
}

private class Disk {
  dynamic func take(_ handle: borrowing Handle, _ more: Int) throws -> Int { handle.number + more }
  dynamic func edit(_ handle: inout Handle) { handle.number += 1 }
}
private dynamic func number(of handle: borrowing Handle) -> Int { handle.number }
private struct Copied {
  var number: Int
  dynamic init(_ handle: borrowing Handle) { number = handle.number }
}

/// Parameters of types that cannot be copied, by closures.
@Suite(.serialized)
struct UncopiedTests {
  @Test func areBorrowedAndChanged() throws {
    let log = Log()
    let disk = Disk()
    func calls() throws -> String {
      var handle = Handle(log: log)
      disk.edit(&handle)
      return "\(try disk.take(handle, 5)) \(number(of: handle)) \(Copied(handle).number)"
    }
    let take = #method { (disk: Disk, handle: borrowing Handle, more: Int) in
      try disk.take(handle, more)
    }
    let edit = #method { (disk: Disk, handle: inout Handle) in disk.edit(&handle) }
    let numbering = #callable { (handle: borrowing Handle) in number(of: handle) }
    let copying = #callable { (handle: borrowing Handle) in Copied(handle) }
    log(try calls())
    let took = try take.override(on: disk) { _, handle, more in handle.number * 100 + more }
    let edited = try edit.wrap(on: disk) { layer in
      { disk, handle in
        layer.next(disk, &handle)
        handle.number *= 10
      }
    }
    let numbered = try numbering.redefine(around: { original in { original($0) + 7 } })
    let copied = try copying.redefine(around: { original in
      { handle in
        var copied = original(handle)
        copied.number += 1000
        return copied
      }
    })
    log(try calls())
    took.stop()
    edited.stop()
    numbered.stop()
    copied.stop()
    log(try calls())
    #expect(log.text == "closed 2 7 2 2 closed 20 2005 27 1020 closed 2 7 2 2")
  }
}
