import SwiftUI

/// Numbers that are stepped, slid and chosen by colour.
struct ValuesScreen: View {
  @State private var pots = 3
  @State private var liters = 4.5
  @State private var warmth = 18.0
  @State private var isSliding = false
  @State private var color = Color.green

  var body: some View {
    Form {
      Section("Steppers") {
        Stepper("Pots: \(pots)", value: $pots, in: 0...10)
        Stepper("Litres", value: $liters, in: 0...10, step: 0.5, format: .number)
        Stepper {
          Text("Doubled: \(pots)")
        } onIncrement: {
          pots = min(pots * 2, 10)
        } onDecrement: {
          pots /= 2
        }
      }
      Section("Sliders") {
        Slider(value: $warmth, in: 10...30, step: 1) {
          Text("Warmth")
        } minimumValueLabel: {
          Text("10")
        } maximumValueLabel: {
          Text("30")
        } onEditingChanged: { isEditing in
          isSliding = isEditing
        }
        LabeledContent("Warmth", value: "\(Int(warmth)) °C")
        Slider(value: $liters, in: 0...10)
          .accessibilityLabel("Litres")
          .tint(.blue)
      }
      Section("Colour") {
        ColorPicker("Pot", selection: $color, supportsOpacity: false)
        RoundedRectangle(cornerRadius: 8)
          .fill(color)
          .frame(height: 32)
          .accessibilityLabel("The pot's colour")
      }
    }
  }
}
