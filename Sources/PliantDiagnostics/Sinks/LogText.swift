import Foundation
import Logging

/// Writes records as lines of text.
enum LogText {
  /// `2026-11-21 12:30:00.123 warning App[123:7b]: message key=value` between two other texts.
  static func line(_ record: LogRecord, start: String = "", end: String = "") -> [UInt8] {
    let (second, milliseconds) = parts(of: record.date)
    let level = record.level.rawValue
    let label = escaped(record.label.isEmpty ? record.source : record.label)
    let thread = String(record.threadID, radix: 16)
    var message = escaped(record.message)
    for (key, value) in record.metadata.sorted(by: { $0.key < $1.key }) {
      message += " \(escaped(key))=\(escaped(value))"
    }
    let texts = [
      start, second, ".", milliseconds, " ", level, " ", label, "[", "\(getpid())", ":", thread,
      "]: ", message, end,
    ]
    let size = texts.reduce(0) { $0 + $1.utf8.count }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      var bytes = LineBytes(buffer)
      for text in texts { bytes.append(text) }
      count = bytes.count
    }
  }

  /// Local time with milliseconds.
  static func time(_ date: Date) -> String {
    let (second, milliseconds) = parts(of: date)
    return "\(second).\(milliseconds)"
  }

  private static let newest = Guarded((seconds: time_t.min, text: ""))

  /// Returns the local time, which is formatted once for all lines of a second, and three digits.
  private static func parts(of date: Date) -> (second: String, milliseconds: String) {
    let seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    let digits = String(Int((date.timeIntervalSince1970 - Double(seconds)) * 1000))
    let milliseconds =
      digits.utf8.count == 3 ? digits : digits.utf8.count == 2 ? "0" + digits : "00" + digits
    let known = newest.withUncheckedLock { $0.seconds == seconds ? $0.text : nil }
    if let known { return (known, milliseconds) }
    let text = second(seconds)
    newest.withUncheckedLock { $0 = (seconds, text) }
    return (text, milliseconds)
  }

  private static func second(_ seconds: time_t) -> String {
    var seconds = seconds
    var parts = tm()
    localtime_r(&seconds, &parts)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40) { buffer -> String in
      // SAFETY: the C library writes at most the buffer's size, and returns how much.
      guard let start = buffer.baseAddress else { return "" }
      let count = strftime(start, buffer.count, "%Y-%m-%d %H:%M:%S", &parts)
      return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// Escapes control characters, so that no value can forge a line or control a terminal.
  static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      // Without an early end, so that the compiler compares many bytes at once.
      bytes.reduce(into: 0 as UInt8) { $0 |= isSuspicious($1) ? 1 : 0 } == 0
    }
    if isPlain == true { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\\": result += "\\\\"
      case _ where isControl(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte may begin a character to escape; C1 begins with 0xC2, the separators with 0xE2.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0x5C || byte == 0xC2 || byte == 0xE2
  }

  /// Includes characters that end a line in some viewers, or change its direction.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
