// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The opacity is of surfaces and no name of the platform's.

/// The look of a view while the pointer or the focus is on it, and otherwise.
///
/// Surfaces carry out opacities; they do so without asking the program, so that nothing lags behind a pointer.
/// Where nothing hovers, as on a touch screen, a view has the look that it has under a pointer.
public protocol HoverEffectContent {
  /// The opacity, from 0 to 1.
  var __opacity: Double { get }
}

/// The look of a view that nothing was said of.
public struct EmptyHoverEffectContent: HoverEffectContent {
  public var __opacity: Double { 1 }
}

private struct HoverOpacity: HoverEffectContent {
  let __opacity: Double
}

extension HoverEffectContent {
  /// The look with an opacity.
  public func opacity(_ opacity: Double) -> some HoverEffectContent {
    HoverOpacity(__opacity: __opacity * min(max(opacity, 0), 1))
  }
}

nonisolated extension View {
  /// Sets what the view looks like while the pointer or the focus is on it or on the group around it.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether it looks differently at all.
  ///   - body: Returns the look, while the effect is active and while it isn't. The size of the view isn't known.
  public func hoverEffect(
    isEnabled: Bool = true,
    body: (EmptyHoverEffectContent, _ isActive: Bool, _ proxy: GeometryProxy) -> some HoverEffectContent
  ) -> some View {
    let proxy = GeometryProxy(size: .zero)
    func opacity(_ isActive: Bool) -> Double {
      isEnabled ? body(EmptyHoverEffectContent(), isActive, proxy).__opacity : 1
    }
    return note(.hoverOpacity(resting: opacity(false), active: opacity(true)))
  }

  /// Makes the effects of all views inside active while the pointer or the focus is on any part of the view.
  public func hoverEffectGroup() -> some View { note(.hoverGroup) }
}
