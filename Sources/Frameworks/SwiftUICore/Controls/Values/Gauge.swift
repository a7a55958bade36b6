/// A value in a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    let whole = bounds.upperBound - bounds.lowerBound
    let share = whole == 0 ? 0 : Double((value - bounds.lowerBound) / whole)
    fraction = share.isFinite ? min(max(share, 0), 1) : 0
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of what it is, the value and the bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of what it is and the value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label of what it is.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge: View {
  public typealias Body = Never
  /// The body of the view, which is never called; see ``View``.
  public var body: Never { noBody }
}

extension Gauge: PrimitiveView {
  package func build(in context: inout ViewContext) {
    if let style = context.environment.gaugeStyle {
      var inner = context.environment
      inner.gaugeStyle = nil
      let configuration = GaugeStyleConfiguration(
        value: fraction, label: .init(view: label),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(view: current),
        minimumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(view: minimum),
        maximumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(view: maximum))
      return context.pass(style.erasedBody(configuration), as: .content, environment: inner)
    }
    let draft = context.emit(.gauge(fraction: fraction))
    context.add(label, to: draft, as: .part(.label), role: .label)
    context.add(current, to: draft, as: .part(.value), role: .value)
    context.add(minimum, to: draft, as: .part(.header), role: .minimumLabel)
    context.add(maximum, to: draft, as: .part(.footer), role: .maximumLabel)
  }
}

/// The gauge of a style, as the surface shows it.
struct StyledGauge {
  let configuration: GaugeStyleConfiguration
  nonisolated init(_ configuration: GaugeStyleConfiguration) { self.configuration = configuration }
}

extension StyledGauge: View {
  var body: Never { noBody }
}

extension StyledGauge: PrimitiveView {
  package func build(in context: inout ViewContext) {
    let draft = context.emit(.gauge(fraction: configuration.value))
    context.add(configuration.label, to: draft, as: .part(.label), role: .label)
    if let view = configuration.currentValueLabel {
      context.add(view, to: draft, as: .part(.value), role: .value)
    }
    if let view = configuration.minimumValueLabel {
      context.add(view, to: draft, as: .part(.header), role: .minimumLabel)
    }
    if let view = configuration.maximumValueLabel {
      context.add(view, to: draft, as: .part(.footer), role: .maximumLabel)
    }
  }
}
