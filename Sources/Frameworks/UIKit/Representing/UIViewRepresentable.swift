import FoundationPlus
import SwiftUICore

/// The environment and the coordinator of a view of UIKit in SwiftUI.
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The object through which the view tells SwiftUI what happens.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The transaction of the update.
  public var transaction = Transaction()
}

/// A view of UIKit as one of SwiftUI. The view is made once, and updated whenever what this depends on changes.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The environment and the coordinator.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Updates the view; it is called after it was made as well.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up when the view is shown no more.
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the coordinator, before the view.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The body of the view, which is never called.
  public var body: Never { preconditionFailure("\(Self.self) has no body; its view draws it") }

  /// Takes the view into a tree.
  public func _build(in context: inout _ViewContext) {
    context.pass(
      Representation(
        make: { environment in
          let coordinator = makeCoordinator()
          let context = Context(coordinator: coordinator, environment: environment)
          return Represented(makeUIView(context: context), coordinator)
        },
        update: { represented, environment in
          guard let view = represented.view as? UIViewType,
            let coordinator = represented.coordinator as? Coordinator
          else { return }
          updateUIView(view, context: Context(coordinator: coordinator, environment: environment))
        },
        dismantle: { represented in
          guard let view = represented.view as? UIViewType,
            let coordinator = represented.coordinator as? Coordinator
          else { return }
          Self.dismantleUIView(view, coordinator: coordinator)
        }), as: nil)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}
