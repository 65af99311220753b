import Foundation

extension Report {
  /// The growth as a picture: a panel each, a curve for each thing, a band between its quartiles.
  ///
  /// SVG, which knows of light and dark pages by itself, and looks right on both where a viewer does not.
  var plot: String {
    let columns = 3
    let rows = (growth.count + columns - 1) / columns
    let width = Double(columns) * Panel.outer.width
    let height = Double(rows) * Panel.outer.height
    let panels = growth.enumerated().map { index, growth in
      let x = Double(index % columns) * Panel.outer.width
      let y = Double(index / columns) * Panel.outer.height
      return "<g transform=\"translate(\(x.point) \(y.point))\">\(Panel(growth).svg)</g>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.point) \(height.point)" \
      width="\(width.point)" height="\(height.point)" font-family="Helvetica, Arial, sans-serif" font-size="11">
      <title>How the cost of calls and sets grows</title>
      <style>
        .paper { fill: #ffffff } .title, .label, .tick { fill: #1f2328 } .tick, .axis { fill: #59636e }
        .title { font-size: 13px; font-weight: 600 }
        .grid { stroke: #d9dee3; stroke-width: 1 } .frame { stroke: #818b98; stroke-width: 1 }
        .line { fill: none; stroke-width: 2; stroke-linejoin: round }
        .a { stroke: #0969da; fill: #0969da } .b { stroke: #8250df; fill: #8250df } .n { stroke: #bc4c00; fill: #bc4c00 }
        .n.line { stroke-dasharray: 5 3 } .band { stroke: none; opacity: 0.18 } .line { fill: none } .name { stroke: none }
        @media (prefers-color-scheme: dark) {
          .paper { fill: #0d1117 } .title, .label { fill: #f0f6fc } .tick, .axis { fill: #9198a1 }
          .grid { stroke: #262c36 } .frame { stroke: #656c76 }
          .a { stroke: #4493f8; fill: #4493f8 } .b { stroke: #ab7df8; fill: #ab7df8 } .n { stroke: #f0883e; fill: #f0883e }
          .line { fill: none } .band { stroke: none; opacity: 0.25 } .name { stroke: none }
        }
      </style>
      <rect class="paper" width="100%" height="100%"/>
      \(panels.joined(separator: "\n"))
      </svg>

      """
  }
}

/// One growth, drawn.
private struct Panel {
  static let outer = (width: 340.0, height: 300.0)
  /// Where the curves are.
  private let left = 56.0
  private let right = 318.0
  private let top = 84.0
  private let bottom = 252.0

  private let growth: Growth
  private let x: Scale
  private let y: Scale

  init(_ growth: Growth) {
    self.growth = growth
    let points = growth.curves.flatMap(\.points)
    let counts = points.map { Double($0.count) }
    x = Scale(counts, ticks: Set(counts).sorted(), from: left, to: right, growth.horizontal)
    let values = points.flatMap { [$0.value.lower, $0.value.upper] }
    y = Scale(values, from: bottom, to: top, growth.vertical)
  }

  var svg: String {
    ([text("title", left - 40, 22, growth.title)] + legend + grid + growth.curves.indices.map(curve))
      .joined(separator: "\n")
  }

  private var legend: [String] {
    growth.curves.indices.flatMap { index in
      let height = 38.0 + 15 * Double(index)
      return [
        "<path class=\"line \(style(index))\" d=\"M\((left - 40).point) \(height.point) h22\"/>",
        text("label", left - 12, height + 4, growth.curves[index].name),
      ]
    }
  }

  private var grid: [String] {
    let lines = y.ticks.flatMap { tick in
      [
        line("grid", left, y(tick), right, y(tick)),
        text("tick", left - 6, y(tick) + 4, tick.tick, anchor: "end"),
      ]
    }
    let marks = x.ticks.flatMap { tick in
      [
        line("frame", x(tick), bottom, x(tick), bottom + 4),
        text("tick", x(tick), bottom + 16, tick.tick, anchor: "middle"),
      ]
    }
    return lines + marks + [
      line("frame", left, bottom, right, bottom),
      text("axis", (left + right) / 2, bottom + 34, growth.axis, anchor: "middle"),
      "<text class=\"axis\" transform=\"translate(14 \(((top + bottom) / 2).point)) rotate(-90)\" "
        + "text-anchor=\"middle\">\(growth.unit)</text>",
    ]
  }

  private func curve(_ index: Int) -> String {
    let points = growth.curves[index].points
    func path(_ values: [(Int, Double)]) -> String {
      values.map { "\(x(Double($0.0)).point),\(y($0.1).point)" }.joined(separator: " ")
    }
    let band =
      points.map { ($0.count, $0.value.upper) }
      + points.reversed().map { ($0.count, $0.value.lower) }
    let dots = points.map { point in
      "<circle class=\"\(style(index))\" cx=\"\(x(Double(point.count)).point)\" "
        + "cy=\"\(y(point.value.median).point)\" r=\"2\"/>"
    }
    return "<polygon class=\"\(style(index)) band\" points=\"\(path(band))\"/>"
      + "<polyline class=\"\(style(index)) line\" points=\"\(path(points.map { ($0.count, $0.value.median) }))\"/>"
      + dots.joined()
  }

  /// Ours have colors of their own, neighbors another and a dashed line.
  private func style(_ index: Int) -> String {
    guard growth.curves[index].isOurs else { return "n" }
    return growth.curves[..<index].contains(where: \.isOurs) ? "b" : "a"
  }

  private func text(
    _ style: String,
    _ x: Double,
    _ y: Double,
    _ text: String,
    anchor: String = "start"
  ) -> String {
    "<text class=\"\(style)\" x=\"\(x.point)\" y=\"\(y.point)\" text-anchor=\"\(anchor)\">\(text)</text>"
  }

  private func line(
    _ style: String,
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double
  ) -> String {
    "<path class=\"\(style)\" d=\"M\(x1.point) \(y1.point) L\(x2.point) \(y2.point)\"/>"
  }
}

/// From what is measured to where it is drawn.
private struct Scale {
  let ticks: [Double]
  private let from: Double
  private let to: Double
  private let least: Double
  private let most: Double
  private let isLogarithmic: Bool

  /// A scale of given ticks ends with its values; another with round numbers.
  init(
    _ values: [Double],
    ticks: [Double]? = nil,
    from: Double,
    to: Double,
    _ kind: Growth.Axis
  ) {
    self.from = from
    self.to = to
    isLogarithmic = kind == .logarithmic
    let (low, high) = (values.min() ?? 1, values.max() ?? 10)
    self.ticks =
      ticks ?? (isLogarithmic ? Self.logarithmicTicks(low, high) : Self.linearTicks(0, high))
    least = ticks == nil ? self.ticks.first ?? low : low
    most = ticks == nil ? self.ticks.last ?? high : high
  }

  func callAsFunction(_ value: Double) -> Double {
    let (value, least, most) =
      isLogarithmic ? (log(value), log(least), log(most)) : (value, least, most)
    guard most > least else { return from }
    return from + (value - least) / (most - least) * (to - from)
  }

  /// Powers of ten; with 2 and 5 between them where there would be few.
  private static func logarithmicTicks(_ low: Double, _ high: Double) -> [Double] {
    let powers = Int(log10(low).rounded(.down))...Int(log10(high).rounded(.up))
    let steps = powers.count > 4 ? [1.0] : powers.count > 3 ? [1, 3] : [1, 2, 5]
    let all = powers.flatMap { power in steps.map { $0 * pow(10, Double(power)) } }
    let first = all.lastIndex { $0 <= low * 1.0001 } ?? 0
    let last = all.firstIndex { $0 >= high * 0.9999 } ?? all.count - 1
    return Array(all[first...max(first, last)])
  }

  private static func linearTicks(_ low: Double, _ high: Double) -> [Double] {
    let rough = (high - low) / 5
    let power = pow(10, log10(rough).rounded(.down))
    let step = [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= rough } ?? rough
    return Array(stride(from: low, to: high + step, by: step))
  }
}

extension Double {
  /// A coordinate.
  fileprivate var point: String { String(format: "%.1f", self) }

  fileprivate var tick: String {
    self >= 1_000_000
      ? "\(Int(self / 1_000_000))M" : self >= 1_000 ? "\(Int(self / 1_000))k" : "\(Int(self))"
  }
}
