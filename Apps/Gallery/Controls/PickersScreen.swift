import SwiftUI

/// One of several values, in each style.
struct PickersScreen: View {
  @State private var bed = Bed.herbs
  @State private var pots = 2
  @State private var color: String?

  var body: some View {
    Form {
      Section {
        beds("Automatic").pickerStyle(.automatic)
        beds("Menu").pickerStyle(.menu)
        beds("Segmented").pickerStyle(.segmented)
        beds("Palette").pickerStyle(.palette)
        #if !os(macOS)
          beds("Pushed").pickerStyle(.navigationLink)
          beds("Wheel").pickerStyle(.wheel)
        #endif
        #if os(macOS) || os(Linux)
          beds("Radio buttons").pickerStyle(.radioGroup)
        #endif
      } footer: {
        Text("Chosen: \(bed.title)")
      }
      Section {
        beds("Inline").pickerStyle(.inline)
      }
      Section("With sections and nothing") {
        Picker("Colour", systemImage: "paintpalette", selection: $color) {
          Text("None").tag(String?.none)
          Section("Warm") {
            Text("Red").tag(String?.some("red"))
            Text("Yellow").tag(String?.some("yellow"))
          }
          Section("Cold") {
            Text("Blue").tag(String?.some("blue"))
          }
        }
        Picker("Pots", selection: $pots) {
          ForEach(1..<6) { Text("\($0)").tag($0) }
        }
        .disabled(color == nil)
      }
    }
  }

  private func beds(_ title: String) -> some View {
    Picker(title, selection: $bed) {
      ForEach(Bed.allCases) { bed in
        Label(bed.title, systemImage: bed.symbol).tag(bed)
      }
    }
  }
}
