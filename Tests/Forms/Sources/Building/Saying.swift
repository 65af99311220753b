internal import Foundation

/// Prints a line at once.
package func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
