import SwiftUICore

/// The attribute for the entities that a view draws.
package enum AppEntityElementsKey: NodeAttributeKey {
  package typealias Value = @MainActor @Sendable (AppEntityUIElementsContext) -> [AppEntityUIElement]
}

nonisolated extension View {
  /// Associates the view with the entities that it draws, if it draws several by itself.
  ///
  /// - Parameter provider: A closure that receives a request and returns the elements that meet it.
  public func appEntityUIElements(
    _ provider: @escaping @MainActor (AppEntityUIElementsContext) -> [AppEntityUIElement]
  ) -> some View {
    nodeAttribute(AppEntityElementsKey.self, provider)
  }
}
