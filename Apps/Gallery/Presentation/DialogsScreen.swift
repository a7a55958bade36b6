import SwiftUI

/// Questions and warnings that wait for an answer.
struct DialogsScreen: View {
  private enum GardenError: LocalizedError {
    case frost

    var errorDescription: String? { "There is frost." }
    var recoverySuggestion: String? { "Wait for May." }
  }

  @State private var isAlertShown = false
  @State private var isFieldShown = false
  @State private var isDialogShown = false
  @State private var isErrorShown = false
  @State private var error: GardenError?
  @State private var asked: Plant?
  @State private var name = "Basil"
  @State private var last = "Nothing"

  var body: some View {
    Form {
      Section {
        Button("Alert") { isAlertShown = true }
          .alert("Is the gate closed?", isPresented: $isAlertShown) {
            Button("Yes") { last = "Yes" }
            Button("No", role: .cancel) { last = "No" }
          } message: {
            Text("Rabbits come at night.")
          }
        Button("Alert with a field") { isFieldShown = true }
          .alert("Name of the plant", isPresented: $isFieldShown) {
            TextField("Name", text: $name)
            Button("Save") { last = name }
            Button("Cancel", role: .cancel) {}
          }
        Button("Alert about a plant") { asked = Plant.samples[0] }
          .alert("Water", isPresented: isAsking, presenting: asked) { plant in
            Button("Water \(plant.name)") { last = "Watered \(plant.name)" }
          } message: { plant in
            Text("\(plant.name) is dry.")
          }
        Button("Error") {
          error = .frost
          isErrorShown = true
        }
        .alert(isPresented: $isErrorShown, error: error) { _ in
          Button("Wait") { last = "Waited" }
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
        Button("Dialog") { isDialogShown = true }
          .confirmationDialog("Dig everything up?", isPresented: $isDialogShown, titleVisibility: .visible) {
            Button("Dig up", role: .destructive) { last = "Dug up" }
            Button("Only the weeds") { last = "Weeded" }
            Button("Keep", role: .cancel) { last = "Kept" }
          } message: {
            Text("It takes a year to grow again.")
          }
      } footer: {
        Text("Last: \(last)").accessibilityIdentifier("last")
      }
    }
  }

  private var isAsking: Binding<Bool> {
    Binding(get: { asked != nil }, set: { if !$0 { asked = nil } })
  }
}
