nonisolated extension View {
  /// Shows a column beside the view while a condition holds; closing it sets it to false.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    presenting(.inspector, isPresented, nil, content)
  }

  /// The width of the inspector around, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    declarePresentation { options, _ in
      options.inspectorWidth = ColumnWidth(minimum: nil, ideal: Double(width), maximum: nil)
    }
  }

  /// The width of the inspector around, in points.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    declarePresentation { options, _ in
      options.inspectorWidth = ColumnWidth(
        minimum: min.map(Double.init), ideal: Double(ideal), maximum: max.map(Double.init))
    }
  }
}

/// The width of a column, in points.
package struct ColumnWidth: Equatable, Sendable {
  package let minimum: Double?
  package let ideal: Double
  package let maximum: Double?
}
