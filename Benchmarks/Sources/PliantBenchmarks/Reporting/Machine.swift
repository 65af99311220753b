import Foundation
import Glibc

/// What a reader must know of the machine that measured.
func describeMachine() -> String {
  let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
  let model = information.split(separator: "\n").first { $0.hasPrefix("model name") }
  let name = model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
  let isVirtual = information.contains("hypervisor")
  let cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
  var system = utsname()
  uname(&system)
  let release = withUnsafeBytes(of: &system.release) {
    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
  }
  return
    "\(isVirtual ? "a virtual machine, " : "")\(name ?? "an unnamed processor"), \(cores) cores, "
    + "Linux \(release.prefix { $0 != "-" }), \(compiler), optimized"
}

#if compiler(>=6.4)
private let compiler = "Swift 6.4 or later"
#else
private let compiler = "Swift 6.3"
#endif
