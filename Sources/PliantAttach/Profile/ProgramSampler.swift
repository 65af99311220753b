import CPliantAttach
import Glibc

/// Where a program spends the time of its processors, by samples that the kernel takes.
package final class ProgramSampler {
  private let program: RunningProgram
  private let images: ProcessImages
  private let frames: CallFrames
  private let frequency: UInt32
  private var samplers: [Int32: pliant_sampler] = [:]
  private var counts: [[UInt]: Int] = [:]

  /// The samples that were taken.
  package private(set) var count = 0

  /// Throws if the process may not be read or sampled.
  package init(_ process: Int32, frequency: UInt32 = 99) throws(AttachError) {
    let target = Target(program: RunningProgram(process), options: .init(), isReading: true)
    try target.check()
    guard let mappings = target.program.mappings else { throw target.denial }
    (program, self.frequency) = (target.program, frequency)
    images = ProcessImages(program, mappings)
    frames = CallFrames(images)
    let error = addThreads()
    guard !samplers.isEmpty else { throw target.error(.noSamples(error)) }
  }

  deinit { for sampler in samplers.values { close(sampler) } }

  private func close(_ sampler: pliant_sampler) {
    withUnsafePointer(to: sampler) { pliant_sampler_close($0) }
  }

  /// Samples new threads, too; returns the number of the last error.
  @discardableResult
  private func addThreads() -> Int32 {
    var error: Int32 = 0
    let threads = program.threads
    for (thread, sampler) in samplers where !threads.contains(thread) {
      take(sampler)
      close(sampler)
      samplers[thread] = nil
    }
    for thread in threads where samplers[thread] == nil {
      var sampler = pliant_sampler()
      let result = pliant_sampler_open(thread, frequency, &sampler)
      if result == 0 { samplers[thread] = sampler } else { error = result }
    }
    return error
  }

  private func take(_ sampler: pliant_sampler) {
    var sample = pliant_sample()
    while withUnsafePointer(to: sampler, { pliant_sampler_next($0, &sample) }) {
      // SAFETY: C has compared the size with that of its copy, which stays until the next one.
      let bytes = Array(UnsafeBufferPointer(start: sample.stack, count: sample.size))
      frames.copy = (UInt(sample.at.sp), bytes)
      let places = frames.places(from: CallFrames.Place(sample.at))
      count += 1
      counts[frames.stack(of: places).functions, default: 0] += 1
    }
  }

  /// Samples until `isOver`, which is asked ten times a second, or the program has ended.
  package func run(until isOver: () -> Bool) -> ProgramProfile {
    while !isOver(), !samplers.isEmpty {
      var files = samplers.values.map { pollfd(fd: $0.file, events: Int16(POLLIN), revents: 0) }
      _ = poll(&files, nfds_t(files.count), 100)
      for sampler in samplers.values { take(sampler) }
      addThreads()
    }
    let stacks = counts.map { stack, count in
      (stack.map { StackFrame(address: $0, name: images.name($0)) }, count)
    }
    return ProgramProfile(stacks: stacks, frequency: Int(frequency))
  }
}

/// Stacks of a program, the innermost function first, with the number of samples of each.
package struct ProgramProfile {
  package let stacks: [(frames: [StackFrame], count: Int)]
  let frequency: Int

  package var count: Int { stacks.reduce(0) { $0 + $1.count } }

  /// The names of a stack's functions, the outermost first, without the runtime's unless `all`.
  private func names(_ frames: [StackFrame], all: Bool) -> [String] {
    let own = all ? frames : frames.filter { !$0.name.isRuntime }
    return (own.isEmpty ? Array(frames.prefix(1)) : own).reversed().map(\.name.text)
  }

  /// A line for each stack, `outer;inner`, with its nanoseconds.
  package func folded(all: Bool = false) -> String {
    let nanoseconds = 1_000_000_000 / frequency
    let lines = stacks.reduce(into: [String: Int]()) { lines, stack in
      let path = names(stack.frames, all: all).map {
        $0.replacing(";", with: ",").replacing("\n", with: " ")
      }
      lines[path.joined(separator: ";"), default: 0] += stack.count * nanoseconds
    }
    return lines.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
  }

  /// The samples of each function: with it innermost, and with it anywhere on the stack.
  package func functions(all: Bool = false) -> [(name: String, own: Int, total: Int)] {
    var found: [String: (own: Int, total: Int)] = [:]
    for stack in stacks {
      let names = names(stack.frames, all: all)
      for name in Set(names) { found[name, default: (0, 0)].total += stack.count }
      if let last = names.last { found[last, default: (0, 0)].own += stack.count }
    }
    return found.map { ($0.key, $0.value.own, $0.value.total) }
      .sorted { ($0.1, $0.2, $1.0) > ($1.1, $1.2, $0.0) }
  }
}
