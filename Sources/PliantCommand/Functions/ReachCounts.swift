import PliantHooks
import PliantListing

/// The number of declarations of each reach, and the reasons of those without.
struct ReachCounts {
  private var counts: [String: Int] = [:]
  private var reasons: [String: (count: Int, error: OverrideError)] = [:]

  mutating func count(_ reach: ListedReach) {
    counts[reach.text, default: 0] += 1
    guard case .nothing(let error) = reach else { return }
    reasons[error.short, default: (0, error)].count += 1
  }

  /// One line for all reaches, and one for each reason.
  var summary: String {
    let all = counts.values.reduce(0, +)
    let reaches = ["every call", "calls not inlined", "calls from other images", "not overridable"]
    let parts = reaches.map { "\(counts[$0] ?? 0) \($0)" }
    var text = "\(all) declaration\(all == 1 ? "" : "s"): " + parts.joined(separator: ", ") + "\n"
    for (short, reason) in reasons.sorted(by: {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }) {
      text += "  \(reason.count) \(short): Cannot override it: \(reason.error.reason)\n"
    }
    return text
  }
}
