#if Console
import Dispatch
import PliantAttach

/// The tasks of this process, read for one page at a time, apart from all other requests.
enum TaskPictures {
  private static let reading = DispatchQueue(label: "pliant.console.tasks")

  static func now() async throws(HTTPError) -> TasksMessage {
    let read: Result<TasksMessage, AttachError> = await withCheckedContinuation { continuation in
      reading.async {
        let read = Result { () throws(AttachError) in
          TasksMessage(try TaskReader.readThisProcess())
        }
        continuation.resume(returning: read)
      }
    }
    do { return try read.get() } catch { throw .conflict(error.description) }
  }
}
#endif
