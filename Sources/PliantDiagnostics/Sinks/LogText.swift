import Foundation
import Logging

/// Writes records as lines of text.
enum LogText {
  /// `2026-11-21 12:30:00.123 warning App[123:7b]: message key=value`.
  static func line(_ record: LogRecord) -> String {
    var text =
      "\(time(record.date)) \(record.level) "
      + escaped(record.label.isEmpty ? record.source : record.label)
    text += "[\(getpid()):\(String(record.threadID, radix: 16))]: \(escaped(record.message))"
    for (key, value) in record.metadata.sorted(by: { $0.key < $1.key }) {
      text += " \(escaped(key))=\(escaped(value))"
    }
    return text
  }

  /// Local time with milliseconds.
  static func time(_ date: Date) -> String {
    var seconds = time_t(date.timeIntervalSince1970.rounded(.down))
    let milliseconds = Int((date.timeIntervalSince1970 - Double(seconds)) * 1000)
    var parts = tm()
    localtime_r(&seconds, &parts)
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40) { buffer -> String in
      // SAFETY: the C library writes at most the buffer's size, and returns how much.
      guard let start = buffer.baseAddress else { return "" }
      let count = strftime(start, buffer.count, "%Y-%m-%d %H:%M:%S", &parts)
      return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    let digits = String(milliseconds)
    return text + "." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// Escapes control characters, so that no value can forge a line or control a terminal.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isSuspicious) else { return text }
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
