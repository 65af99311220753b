#if Console
import CPliant
import PliantBase
import PliantImages
import PliantLifetime
import PliantTracing

/// The classes of the program, and those whose objects the pages of a console track.
final class ObjectTracking: Sendable {
  /// Whether pages may set values.
  let allowsEditing: Bool
  private let state = Guarded(State())

  private struct State: Sendable {
    /// By name.
    var classes: [LoadedClass] = []
    var images = 0
    var tracked: [UInt: String] = [:]
    /// When the mark was set, in seconds since 1970.
    var mark: Double?
    var isOver = false
  }

  private static let mostFound = 200
  private static let mostWords = 8

  init(allowsEditing: Bool) { self.allowsEditing = allowsEditing }

  // MARK: - Classes

  /// A part of the classes that hold all words: those that are tracked, and those of the program's
  /// own package before others.
  func search(_ request: ClassesRequest) -> ClassesMessage {
    let found = find(request.search ?? "")
    let start = max(request.start ?? 0, 0)
    return ClassesMessage(
      classes: found.dropFirst(start).prefix(Self.mostFound).map {
        ClassesMessage.Item(id: hexadecimal($0.descriptor), name: $0.name)
      },
      start: start,
      total: found.count
    )
  }

  private func find(_ search: String) -> [LoadedClass] {
    let words = search.lowercased().split(separator: " ").prefix(Self.mostWords)
    let (classes, tracked) = known
    let found = classes.filter { one in
      let name = one.name.lowercased()
      return words.allSatisfy { name.contains($0) }
    }
    func rank(_ one: LoadedClass) -> Int {
      tracked[one.descriptor] != nil ? 0 : FunctionTraces.own.contains(String(one.module)) ? 1 : 2
    }
    let ranked = Dictionary(grouping: found, by: rank)
    return (0...2).flatMap { ranked[$0] ?? [] }
  }

  /// The classes, read again if an image was loaded meanwhile.
  private var known: (classes: [LoadedClass], tracked: [UInt: String]) {
    let images = Image.loaded().count
    if let known = state.withLock({ $0.images == images ? ($0.classes, $0.tracked) : nil }) {
      return known
    }
    let classes = LoadedClass.all { !FunctionSearch.isToolchain($0) }
      .filter { !FunctionSearch.isOwn(String($0.module)) }
      .sorted { ($0.name, $0.descriptor) < ($1.name, $1.descriptor) }
    return state.withLock { state in
      (state.classes, state.images) = (classes, images)
      return (classes, state.tracked)
    }
  }

  /// Tracks a class, or all that a search finds; returns how many are new.
  func track(_ request: ClassesRequest) throws(HTTPError) -> Int {
    let classes: [LoadedClass]
    if let id = request.class {
      classes = known.classes.filter { hexadecimal($0.descriptor) == id }
      guard !classes.isEmpty else { throw .notFound("such class") }
    } else {
      classes = find(request.search ?? "")
      guard classes.count <= Self.mostFound else {
        throw .conflict("\(classes.count) classes match; search for \(Self.mostFound) at most")
      }
    }
    var count = 0
    for one in classes where try track(one) { count += 1 }
    return count
  }

  /// Returns false if it is tracked already, or the console has ended.
  private func track(_ one: LoadedClass) throws(HTTPError) -> Bool {
    guard state.withLock({ !$0.isOver && $0.tracked[one.descriptor] == nil }) else { return false }
    do {
      try Instances.track(one.descriptor, named: one.name)
    } catch {
      throw .conflict("\(error)")
    }
    let isNew = state.withLock { state in
      guard !state.isOver, state.tracked[one.descriptor] == nil else { return false }
      state.tracked[one.descriptor] = one.name
      return true
    }
    if !isNew { Instances.stopTracking(one.descriptor) }
    return isNew
  }

  /// Stops tracking these classes, or all.
  func stop(_ ids: [String]?) {
    let ids = ids.map { Set($0) }
    let stopped = state.withLock { state in
      let stopped = state.tracked.keys.filter { ids?.contains(hexadecimal($0)) ?? true }
      for descriptor in stopped { state.tracked[descriptor] = nil }
      return stopped
    }
    for descriptor in stopped { Instances.stopTracking(descriptor) }
  }

  /// Stops all, and prevents new ones.
  func stopAll() {
    state.withLock { $0.isOver = true }
    stop(nil)
  }

  /// Sets the mark of the classes that are tracked now; objects of others will all be new.
  func mark() {
    let tracked = state.withLock { state in
      state.mark = WallClock.seconds
      return Set(state.tracked.keys)
    }
    Instances.mark(tracked)
  }

  var message: ObjectsMessage {
    Instances.followNewImages()
    let (all, mark) = state.withLock { ($0.tracked, $0.mark) }
    let tracked = all.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    return ObjectsMessage(
      mark: mark,
      canEdit: allowsEditing,
      classes: tracked.map { descriptor, name in
        let counts = Instances.counts(of: descriptor)
        return ObjectsMessage.Item(
          id: hexadecimal(descriptor),
          name: name,
          living: counts.living,
          allocated: counts.allocated,
          marked: counts.marked,
          survivors: counts.survivors
        )
      }
    )
  }

  // MARK: - Objects

  /// A part of the living objects of a class.
  func list(_ request: InstancesRequest) throws(HTTPError) -> InstancesMessage {
    let (tracked, mark) = state.withLock { ($0.tracked, $0.mark) }
    guard let descriptor = tracked.keys.first(where: { hexadecimal($0) == request.class }) else {
      throw .notFound("class of this name that is tracked")
    }
    let age = request.age.flatMap { Instances.Age(rawValue: $0) } ?? .all
    let start = max(request.start ?? 0, 0)
    let from = request.from ?? -.infinity
    let found = Instances.list(
      of: descriptor,
      age,
      during: from...max(request.to ?? .infinity, from),
      start: start,
      most: Self.mostFound
    )
    return InstancesMessage(
      objects: found.instances.map { one in
        InstancesMessage.Item(
          n: one.number,
          address: hexadecimal(one.address),
          time: one.time,
          isNew: mark != nil && !one.survived,
          maker: one.maker
        )
      },
      start: start,
      total: found.total
    )
  }

  /// The object that a page names.
  func object(_ request: ObjectRequest) throws(HTTPError) -> AnyObject {
    guard let object = request.object?.found else {
      throw .notFound("such object any more, or it is less than a second old")
    }
    return object
  }
}
#endif
