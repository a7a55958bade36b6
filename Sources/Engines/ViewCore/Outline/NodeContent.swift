/// What a node is, with what only this kind has.
package enum NodeContent: Equatable, Sendable {
  case text(ResolvedText)
  case image(ImageContent)
  case label
  case labeledContent
  case button(ButtonRole?)
  case toggle(isOn: Bool)
  case textField(text: String, prompt: ResolvedText?, axis: Axis, isSecure: Bool)
  case textEditor(text: String)
  case picker
  case slider(value: Double, minimum: Double, maximum: Double, step: Double?)
  case stepper
  case progress(fraction: Double?)
  case gauge(fraction: Double)
  case link(URL)
  case spacer(minLength: Double?)
  case divider
  case hstack(alignment: VerticalAlignment, spacing: Double?)
  case vstack(alignment: HorizontalAlignment, spacing: Double?)
  case zstack(alignment: Alignment)
  case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
  case gridRow(alignment: VerticalAlignment?)
  case scroll(Axis.Set, showsIndicators: Bool)
  case list
  case section
  case form
  case groupBox
  case shape(ShapeContent)
  case fill(ResolvedStyle)
}

/// Which part of its parent a node is, where a parent has several.
package enum NodeRole: Equatable, Sendable {
  case label, value, title, icon, header, footer, minimumLabel, maximumLabel
}
