import AppIntents
import IntentRuntime
import SwiftUICore

/// The forms with which a person answers a question.
@MainActor
struct PromptForms {
  let window: ShellModel

  private var texts: ShellTexts { window.texts }

  func form(for question: RunQuestion) -> ShellPrompt.Form {
    switch question.kind {
    case .value(let parameter, let options, let isClosed):
      return .field(field(for: parameter, options, isClosed: isClosed))
    case .disambiguation(let parameter, let options):
      return .values(
        ChoiceModel(options, label: PromptWording.title(of: parameter, texts), number: window.nextNumber()))
    case .choice(let options): return .buttons(buttons(options))
    case .confirmation:
      return .decision(accept: texts[.yes], deny: texts[.no], isDestructive: false, cancels: true)
    case .action(let name):
      return .decision(
        accept: texts.word(name.acceptLabel), deny: texts.word(name.denyLabel),
        isDestructive: name.isDestructive, cancels: false)
    case .foreground:
      return .decision(accept: texts[.open], deny: texts[.notNow], isDestructive: false, cancels: false)
    }
  }

  /// The buttons of a choice, in their order; the one that ends the run comes last, as on all platforms.
  private func buttons(_ options: [IntentChoiceOption]) -> [ShellPrompt.Option] {
    let all = options.enumerated().map { index, option in
      let role: ButtonRole? =
        switch option.style {
        case .cancel: .cancel
        case .destructive: .destructive
        default: nil
        }
      return ShellPrompt.Option(id: index, title: texts.word(option.title), role: role)
    }
    return all.filter { $0.role != .cancel } + all.filter { $0.role == .cancel }
  }

  private func field(
    for asked: RunQuestionParameter, _ options: OptionList?, isClosed: Bool
  ) -> FieldModel {
    let parameter = asked.parameter
    let kind = FieldKind(of: parameter, options, isClosed: isClosed, window.context)
    let field = FieldModel(
      kind, label: PromptWording.title(of: asked, texts), isRequired: !parameter.isOptional,
      suggestions: isClosed ? nil : options, in: window)
    do {
      if parameter.isSet || parameter.definition.defaultValue != nil {
        field.fill(with: try parameter.value())
      }
    } catch {
      // Cleared in between: then there is nothing to begin with.
    }
    return field
  }
}
