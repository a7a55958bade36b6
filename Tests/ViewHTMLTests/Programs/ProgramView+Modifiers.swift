import SwiftUICore

extension ProgramView {
  func apply(_ modifier: Program.Modifier, to view: AnyView) -> any View {
    let number = modifier.number
    let isOn = number > 2
    return switch modifier.kind {
    case 0: view.padding(CGFloat(number))
    case 1: view.padding(.horizontal)
    case 2: view.frame(width: isOn ? 100 : nil, height: CGFloat(40 + number))
    case 3: view.frame(maxWidth: .infinity, alignment: isOn ? .leading : .trailing)
    case 4: view.frame(maxWidth: isOn ? 200 : .infinity)
    case 5: view.font(isOn ? .headline : .caption)
    case 6: view.fontWeight(isOn ? .bold : nil)
    case 7: view.foregroundStyle(isOn ? .red : .blue)
    case 8: view.foregroundStyle(.secondary)
    case 9: view.tint(isOn ? .green : Color(red: 0.1 * Double(number), green: 0, blue: 0))
    case 10: view.background(isOn ? .yellow : .clear)
    case 11: view.background(.tint, in: RoundedRectangle(cornerRadius: CGFloat(number)))
    case 12: view.background { if isOn { Text("behind \(number)") } }
    case 13: view.overlay(alignment: .topTrailing) { Text("over \(number)") }
    case 14: view.border(.red, width: CGFloat(number))
    case 15: view.clipShape(Circle())
    case 16: view.opacity(Double(number) / 6)
    case 17: view.shadow(radius: CGFloat(number))
    case 18: view.rotationEffect(.degrees(Double(number * 10)))
    case 19: view.disabled(isOn)
    case 20: view.lineLimit(number == 0 ? nil : number)
    case 21: view.accessibilityLabel("Label \(number) \"quoted\"")
    case 22: view.accessibilityHidden(isOn)
    case 23: view.accessibilityAddTraits(isOn ? .isHeader : .isSelected)
    case 24: view.badge(number)
    case 25: view.onTapGesture {}
    case 26: view.help("Help <\(number)>")
    case 27: view.buttonStyle(.borderedProminent)
    case 28: view.labelsHidden()
    case 29: view.redacted(reason: isOn ? .placeholder : [])
    case 30: view.listRowSeparator(isOn ? .hidden : .visible)
    case 31: view.controlSize(isOn ? .large : .small)
    case 32: view.textCase(isOn ? .uppercase : nil)
    case 33: view.keyboardType(isOn ? .emailAddress : .numberPad)
    case 34: view.glassEffect(.regular.tint(isOn ? .red : nil))
    case 35: view.saturation(Double(number) / 4)
    case 36: view.environment(\.layoutDirection, isOn ? .rightToLeft : .leftToRight)
    case 37: view.contextMenu { Text("menu \(number)") }
    case 38: view.pickerStyle(.inline)
    case 39: view.accessibilityHeading(isOn ? .h3 : .h1)
    case 40: view.layoutPriority(Double(number) - 2)
    case 41: view.fixedSize(horizontal: isOn, vertical: false)
    case 42: view.aspectRatio(CGFloat(number + 1) / 3, contentMode: isOn ? .fit : .fill)
    case 43: view.onTapGesture(count: 2) {}
    case 44: view.position(x: CGFloat(number), y: 3)
    default: view.id(isOn)
    }
  }
}
