import Glibc

/// Why a program cannot be attached to, and what to do about it.
package struct AttachError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case noProcess, hidden, own, ended, kernelThread, stopped
    case thread(of: Int32)
    case traced(by: String, Int32)
    case otherUser(String)
    case protected
    /// `kernel.yama.ptrace_scope`
    case scope(Int)
    case notPermitted
    case confined
    case otherProcessor, otherLibrary, isStatic, noSwift, ownSwift, shadowStack
    case fewAddresses
    case missing(String)
    case missingThere(String)
    case noSymbols
    case oldLibrary(without: String)
    case noTasks
    case noSamples(Int32)
    /// The version of the layout.
    case otherTasks(Int)
    case busy
    case systemCall(Int32)
    case notStarted
    case notLoaded(String)
    case unfinished
  }

  package let process: Int32
  package let reason: Reason
  /// Whether it was only to be read.
  package let isReading: Bool

  package init(process: Int32, reason: Reason, isReading: Bool = false) {
    self.process = process
    self.reason = reason
    self.isReading = isReading
  }

  package var description: String {
    "Cannot \(isReading ? "read" : "attach to") \(process): \(sentence)"
  }

  package var sentence: String {
    switch reason {
    case .noProcess: "no such process."
    case .hidden: "no such process, or /proc hides it (hidepid)."
    case .own: "this is the command itself."
    case .ended: "it has ended, and waits for its parent."
    case .kernelThread: "it is a thread of the kernel."
    case .stopped: "it is stopped. Let it run with 'kill -CONT \(process)'."
    case .thread(let process): "it is a thread of \(process). Use that number."
    case .traced(let name, let tracer):
      "'\(name)' (\(tracer)) traces it already, and a program has one tracer. End that first."
    case .otherUser(let name): "it belongs to '\(name)'. Use 'sudo -u \(name)', or root."
    case .protected:
      "it is protected: it is set-user-ID or has capabilities, or has called "
        + "prctl(PR_SET_DUMPABLE, 0). Use root."
    case .scope(let scope): Self.sentence(ofScope: scope)
    case .notPermitted:
      "the system does not permit it. In a container, give it the capability SYS_PTRACE (docker "
        + "run --cap-add SYS_PTRACE), or run this command inside, as the program's user."
    case .confined:
      "it has confined itself by seccomp, and may be killed for system calls that an attachment "
        + "makes. Start it by 'pliant trace -- PROGRAM', or use --force."
    case .otherProcessor: "it is not a 64-bit x86 program, the only kind that can be attached to."
    case .otherLibrary: "it uses musl, not glibc."
    case .isStatic: "it is linked statically, and loads no library. Link it with PliantTracing."
    case .noSwift: "it contains no Swift code."
    case .ownSwift:
      "it contains the Swift runtime. Build it without '--static-swift-stdlib', or link it with "
        + "PliantTracing."
    case .shadowStack:
      "its processor checks where calls return to (shadow stacks). Start it by 'pliant trace -- "
        + "PROGRAM'."
    case .fewAddresses:
      "its address space (ulimit -v) has no 256 MB left. Start it by 'pliant trace -- PROGRAM'."
    case .missing(let library):
      "'\(library)' is missing. Build it with 'swift build --product PliantAgent'."
    case .missingThere(let library):
      "it runs in a container that has no '\(library)'. Install Pliant there, too."
    case .noSymbols: "the symbols of its C library cannot be read."
    case .oldLibrary(let symbol): "its C library has no '\(symbol)': it is not glibc 2.34 or newer."
    case .noTasks, .otherTasks, .noSamples: readingSentence
    case .busy:
      "in five seconds none of its threads was at a place where it can be interrupted safely."
    case .systemCall(let error):
      "a system call in it has failed: \(String(cString: strerror(error)))."
    case .notStarted: "its new thread did not start within five seconds."
    case .notLoaded(let text): "the library cannot be loaded into it: \(text)."
    case .unfinished: "it has ended, or what attached was killed; try again."
    }
  }

  private var readingSentence: String {
    if case .noSamples(let error) = reason {
      return "the kernel takes no samples of it (\(String(cString: strerror(error)))). Lower "
        + "kernel.perf_event_paranoid to 2, give a container the capability PERFMON, or use root."
    }
    guard case .otherTasks(let version) = reason else {
      return "it has no tasks: it uses no Swift concurrency, or its own copy of the runtime was "
        + "stripped. Use 'strip -w -K _swift_concurrency_debug_*'."
    }
    return "its Swift runtime lays out tasks in a way that is not known (version \(version)). Use "
      + "the 'pliant' of its toolchain."
  }

  private static func sentence(ofScope scope: Int) -> String {
    let text = "(kernel.yama.ptrace_scope is \(scope))"
    return switch scope {
    case 1:
      "this system lets a program attach to its own children only \(text). Use sudo, or start it "
        + "by 'pliant trace -- PROGRAM'."
    case 2: "this system lets only root attach \(text). Use sudo."
    default:
      "this system lets no program attach \(text), until it is restarted. Start it by 'pliant "
        + "trace -- PROGRAM'."
    }
  }
}
