import SwiftUICore

/// The places with data, each with what can be done with it.
struct DataPageView: View {
  let page: DataPage

  private var texts: ShellTexts { page.texts }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(verbatim: texts[.data]).font(.title2).bold().accessibilityAddTraits(.isHeader)
        Spacer()
        Button(texts[.close], systemImage: "xmark") { page.closePage() }
          .labelStyle(.iconOnly).keyboardShortcut(.cancelAction)
      }
      ForEach(page.places) { place in DataPlaceView(page: page, place: place) }
    }
  }
}

/// One place: where it lies, the buttons, and what was found wrong.
struct DataPlaceView: View {
  @Bindable var page: DataPage
  let place: ShellData.Place

  private var texts: ShellTexts { page.texts }
  private var outcome: DataPage.Outcome? { page.outcomes[place.id] }
  /// With more than one place each button says whose it is to who hears them one by one.
  private var title: String { place.isShared ? texts[.dataShared] : place.id }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
      Text(verbatim: ForeignText.line(place.path)).font(.subheadline).foregroundStyle(.secondary)
      SecureField(texts[.dataPassphrase], text: field(\.passphrases))
      SecureField(texts[.dataPassphraseAgain], text: field(\.repeated))
      Text(verbatim: texts[.dataPassphraseNote]).font(.footnote).foregroundStyle(.secondary)
      HStack {
        Button(texts[.dataBackUp]) { page.backUp(place) }
          .accessibilityLabel("\(texts[.dataBackUp]): \(title)")
        Button(texts[.dataCheck]) { page.check(place) }
          .accessibilityLabel("\(texts[.dataCheck]): \(title)")
      }
      switch outcome {
      case nil: EmptyView()
      case .working: ProgressView(texts[.dataWorking])
      case .done(let text): Text(verbatim: text).accessibilityAddTraits(.updatesFrequently)
      case .failed(let text): Text(verbatim: ForeignText.line(text)).shellPart(.problem)
      case .damaged(let findings):
        Text(verbatim: texts[.dataDamaged]).shellPart(.problem)
        ForEach(findings, id: \.self) { Text(verbatim: ForeignText.line($0)) }
      }
      Text(verbatim: texts(.dataRestore, ["command": place.restoring]))
        .font(.footnote).foregroundStyle(.secondary)
    }
  }

  private func field(
    _ texts: ReferenceWritableKeyPath<DataPage, [ShellData.Place.ID: String]>
  ) -> Binding<String> {
    Binding {
      page[keyPath: texts][place.id] ?? ""
    } set: {
      page[keyPath: texts][place.id] = $0
    }
  }
}
