import SwiftUI

/// A form that checks what is put in.
struct FormsScreen: View {
  private enum Look: String, CaseIterable, Identifiable {
    case automatic, grouped, columns
    var id: Self { self }
  }

  @State private var name = ""
  @State private var bed = Bed.herbs
  @State private var interval = 3
  @State private var isPotted = false
  @State private var saved: String?
  @State private var look = Look.automatic

  var body: some View {
    switch look {
    case .automatic: form.formStyle(.automatic)
    case .grouped: form.formStyle(.grouped)
    case .columns: form.formStyle(.columns)
    }
  }

  private var form: some View {
    Form {
      Section("Plant") {
        TextField("Name", text: $name)
        Picker("Bed", selection: $bed) {
          ForEach(Bed.allCases) { Text($0.title).tag($0) }
        }
        Stepper("Every \(interval) days", value: $interval, in: 1...14)
        Toggle("In a pot", isOn: $isPotted)
      }
      Section {
        Button("Save") { saved = "\(name), \(bed.title), every \(interval) days" }
          .disabled(name.isEmpty)
      } footer: {
        Text(name.isEmpty ? "A plant needs a name." : "Ready to be saved.")
      }
      if let saved {
        Section("Saved") { Text(saved) }
      }
      Section("Look") {
        Picker("Style", selection: $look) {
          ForEach(Look.allCases) { Text($0.rawValue).tag($0) }
        }
      }
    }
  }
}
