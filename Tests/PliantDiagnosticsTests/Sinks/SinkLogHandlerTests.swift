import Logging
import Pliant
import Testing

/// In a process of its own, because a logging system is set up once.
@Suite struct SinkLogHandlerTests {
  @Test func takesTheProviderOfTheLoggingSystem() async {
    await #expect(processExitsWith: .success) {
      LoggingSystem.bootstrap(
        { label, _ in SinkLogHandler(label: label, sinks: []) },
        metadataProvider: Logger.MetadataProvider { ["request": "7"] }
      )
      let memory = MemoryLog()
      let handler = SinkLogHandler(label: "own", sinks: [memory])
      Logger(label: "own") { _ in handler }.info("hello")
      #expect(memory.records.first?.metadata["request"] == "7")
      let none = SinkLogHandler(label: "own", sinks: [memory], metadataProvider: nil)
      Logger(label: "own") { _ in none }.info("hello")
      #expect(memory.records.last?.metadata["request"] == nil)
    }
  }
}
