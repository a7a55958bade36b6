import SwiftUICore

/// The notices of a window.
struct NoticeList: View {
  let model: ShellModel

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(model.notices.notices) { notice in
        NoticeView(notice: notice, board: model.notices, texts: model.texts)
      }
    }
    .shellPart(.notices(label: model.texts[.notices]))
  }
}

struct NoticeView: View {
  let notice: ShellNotice
  let board: NoticeBoard
  let texts: ShellTexts

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(verbatim: notice.title).bold()
        Spacer()
        Button(texts[.close], systemImage: "xmark") { board.dismiss(notice.id) }.labelStyle(.iconOnly)
      }
      ForEach(Array(notice.lines.enumerated()), id: \.offset) { Text(verbatim: $0.element) }
      if !notice.actions.isEmpty {
        HStack {
          ForEach(notice.actions) { action in
            Button(action.title) { board.press(action.id, of: notice.id) }
          }
        }
      }
    }
    .shellPart(.notice(id: notice.id, isUrgent: notice.kind == .failure))
  }
}

/// The runs that go on, each with how far it is and a button that stops it.
struct ActivityList: View {
  let model: ShellModel

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(model.runs.filter(\.isShown)) { run in ActivityView(run: run, texts: model.texts) }
    }
    .shellPart(.activities(label: model.texts[.activities]))
  }
}

struct ActivityView: View {
  let run: ShellRun
  let texts: ShellTexts

  private var state: String {
    if run.isStopping { return texts[.stopping] }
    guard let fraction = run.fraction else { return run.detail }
    let share = texts(.percent, ["number": "\(Int(fraction * 100))"])
    return run.detail.isEmpty ? share : "\(share) \(run.detail)"
  }

  var body: some View {
    HStack {
      ProgressView(value: run.isStopping ? nil : run.fraction) {
        Text(verbatim: run.title)
      } currentValueLabel: {
        Text(verbatim: state)
      }
      Button(texts[.cancel], role: .cancel) { run.stop() }
        .accessibilityLabel(texts(.stop, ["name": run.title])).disabled(run.isStopping)
    }
  }
}
