import CPliantAttach
import Glibc

/// Where a program spends the time of its processors, by samples that the kernel takes.
package final class ProgramSampler {
  private let target: Target
  private let images: ProcessImages
  private let frames: CallFrames
  private let layout: TaskLayout?
  private let frequency: UInt32
  private var samplers: [Int32: (sampler: pliant_sampler, name: String)] = [:]
  private var counts: [Sample: Int] = [:]
  /// The threads of which the kernel takes no samples, with its error.
  private var failures: [Int32: Int32] = [:]

  private struct Sample: Hashable {
    /// The task or the thread.
    let owner: String
    let functions: [UInt]
  }

  /// The samples that were taken.
  package private(set) var count = 0

  /// Throws if the process may not be read.
  package init(_ process: Int32, frequency: UInt32 = 99) throws(AttachError) {
    target = Target(program: RunningProgram(process), isReading: true)
    try target.check()
    guard let mappings = target.program.mappings else { throw target.denial }
    self.frequency = frequency
    images = ProcessImages(target.program, mappings)
    frames = CallFrames(images)
    layout = try? TaskLayout(images)
  }

  private func close(_ sampler: pliant_sampler) {
    withUnsafePointer(to: sampler) { pliant_sampler_close($0) }
  }

  /// Samples new threads, too.
  private func addThreads() {
    let threads = target.program.threads
    for (thread, one) in samplers where !threads.contains(thread) {
      take(one.sampler, one.name)
      close(one.sampler)
      samplers[thread] = nil
    }
    for thread in threads where samplers[thread] == nil {
      var sampler = pliant_sampler()
      let result = pliant_sampler_open(thread, frequency, &sampler)
      let name = target.program.read("task/\(thread)/comm")?.split(separator: "\n").first ?? "?"
      failures[thread] = result == 0 || result == ESRCH ? nil : result
      if result == 0 { samplers[thread] = (sampler, "thread \(name)") }
    }
  }

  private func take(_ sampler: pliant_sampler, _ thread: String) {
    var sample = pliant_sample()
    while withUnsafePointer(to: sampler, { pliant_sampler_next($0, &sample) }) {
      // SAFETY: C has compared the size with that of its copy, which stays until the next one.
      let bytes = Array(UnsafeBufferPointer(start: sample.stack, count: sample.size))
      frames.copy = (UInt(sample.at.sp), bytes)
      let (functions, context) = frames.stack(of: frames.places(from: CallFrames.Place(sample.at)))
      let task = context.flatMap { layout?.task(before: $0, in: target.program) }
      count += 1
      counts[Sample(owner: task ?? thread, functions: functions), default: 0] += 1
    }
  }

  /// Samples until `isOver`, which is asked ten times a second, or the program has ended.
  ///
  /// Throws if the kernel takes no samples of it.
  package func run(until isOver: () -> Bool) throws(AttachError) -> ProgramProfile {
    (counts, count, failures) = ([:], 0, [:])
    addThreads()
    guard !samplers.isEmpty else {
      throw target.error(failures.values.first.map { .noSamples($0) } ?? .noProcess)
    }
    defer {
      for (sampler, _) in samplers.values { close(sampler) }
      samplers = [:]
    }
    while !isOver(), !samplers.isEmpty {
      var files = samplers.values.map {
        pollfd(fd: $0.sampler.file, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&files, nfds_t(files.count), 100)
      for (sampler, name) in samplers.values { take(sampler, name) }
      addThreads()
    }
    let stacks = counts.map { sample, count in
      let frames = sample.functions.map { StackFrame(address: $0, name: images.name($0)) }
      return ProgramProfile.Stack(owner: sample.owner, frames: frames, count: count)
    }
    var profile = ProgramProfile(stacks: stacks, frequency: Int(frequency))
    profile.gap = failures.values.first.map { error in
      "\(failures.count) threads are not sampled: \(String(cString: strerror(error)))"
    }
    return profile
  }
}
