import FoundationPlus
import SwiftUICore

/// The environment and the coordinator of a view controller in SwiftUI.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The object through which the controller tells SwiftUI what happens.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// The transaction of the update.
  public var transaction = Transaction()
}

/// The view of a controller as one of SwiftUI. The controller is made once, and updated whenever what this
/// depends on changes.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator.
  associatedtype Coordinator = Void
  /// The environment and the coordinator.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller; it is called after it was made as well.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up when the view is shown no more.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator, before the controller.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  /// The body of the view, which is never called.
  public var body: Never { preconditionFailure("\(Self.self) has no body; its controller's view draws it") }

  /// Takes the view into a tree.
  public func _build(in context: inout _ViewContext) {
    context.pass(
      Representation(
        make: { environment in
          let coordinator = makeCoordinator()
          let controller = makeUIViewController(
            context: Context(coordinator: coordinator, environment: environment))
          return Represented(controller, coordinator)
        },
        update: { represented, environment in
          guard let controller = represented.controller as? UIViewControllerType,
            let coordinator = represented.coordinator as? Coordinator
          else { return }
          updateUIViewController(
            controller, context: Context(coordinator: coordinator, environment: environment))
        },
        dismantle: { represented in
          guard let controller = represented.controller as? UIViewControllerType,
            let coordinator = represented.coordinator as? Coordinator
          else { return }
          Self.dismantleUIViewController(controller, coordinator: coordinator)
        }), as: nil)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}
