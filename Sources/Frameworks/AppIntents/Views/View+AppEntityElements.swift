import SwiftUICore

/// Which entities a view draws, where.
package enum AppEntityElementsKey: NodeAttributeKey {
  package typealias Value = @MainActor @Sendable (AppEntityUIElementsContext) -> [AppEntityUIElement]
}

nonisolated extension View {
  /// Says which entities the view draws, and where, when it draws several by itself.
  ///
  /// - Parameter provider: Called with what is asked for; gives the elements that fit.
  public func appEntityUIElements(
    _ provider: @escaping @MainActor (AppEntityUIElementsContext) -> [AppEntityUIElement]
  ) -> some View {
    nodeAttribute(AppEntityElementsKey.self, provider)
  }
}
