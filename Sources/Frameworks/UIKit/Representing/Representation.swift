import FoundationPlus
import SwiftUICore

/// The product of a representable: its view, the controller of that, and the coordinator.
@MainActor
final class Represented {
  let view: UIView
  let controller: UIViewController?
  let coordinator: Any

  init(_ view: UIView, _ coordinator: Any) {
    self.view = view
    controller = nil
    self.coordinator = coordinator
  }

  init(_ controller: UIViewController, _ coordinator: Any) {
    view = controller.view
    self.controller = controller
    self.coordinator = coordinator
  }
}

/// The place of a represented view in the tree, which keeps what was made for as long as it is shown.
struct Representation: View {
  let make: @MainActor (EnvironmentValues) -> Represented
  let update: @MainActor (Represented, EnvironmentValues) -> Void
  let dismantle: @MainActor (Represented) -> Void
  @State private var holder = Holder()
  @Environment(\.self) private var environment

  /// The holder of what was made, with the first drawing.
  @MainActor final class Holder {
    var represented: Represented?
    nonisolated init() {}
  }

  var body: some View {
    let represented = made()
    HostedView(represented.view)
      .onAppear {
        represented.controller?.viewWillAppear(false)
        represented.controller?.viewDidAppear(false)
      }
      .onDisappear {
        represented.controller?.viewWillDisappear(false)
        represented.controller?.viewDidDisappear(false)
        dismantle(represented)
        holder.represented = nil
      }
  }

  private func made() -> Represented {
    let represented = holder.represented ?? make(environment)
    holder.represented = represented
    update(represented, environment)
    return represented
  }
}
