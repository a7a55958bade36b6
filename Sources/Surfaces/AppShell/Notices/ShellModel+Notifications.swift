import UserNotifications

extension ShellModel {
  /// Shows a notification of the app, with its actions; pressing one tells the app.
  func show(
    _ notification: UNNotification, actions: [UNNotificationAction], _ center: UNUserNotificationCenter
  ) {
    let content = notification.request.content
    let lines = [content.subtitle, content.body].map { ForeignText.lines($0) }.filter { !$0.isEmpty }
    let all =
      [button(texts[.open], UNNotificationDefaultActionIdentifier, notification, center)]
      + actions.map { action in
        button(
          ForeignText.line(action.title), action.identifier, notification, center,
          asking: action as? UNTextInputNotificationAction)
      }
    // What comes while nobody looks waits for them.
    let notice = ShellNotice(
      id: nextNumber(), kind: .notification, title: ForeignText.line(content.title), lines: lines,
      actions: all, stays: !isInFront, name: notification.request.identifier)
    notices.post(notice)
    host.notify(notice)
  }

  private func button(
    _ title: String, _ identifier: String, _ notification: UNNotification,
    _ center: UNUserNotificationCenter, asking input: UNTextInputNotificationAction? = nil
  ) -> NoticeAction {
    NoticeAction(
      id: nextNumber(), title: title,
      kind: .perform { [weak self] in
        guard let self else { return }
        noteActivity()
        Task {
          if let input {
            let label = ForeignText.line(input.textInputPlaceholder)
            guard
              let text = await self.text(
                notification.request.content.title, notification.request.content.body,
                label: label.isEmpty ? title : label)
            else { return }
            await center.receive(
              UNTextInputNotificationResponse(
                notification: notification, actionIdentifier: identifier, userText: text))
          } else {
            await center.receive(
              UNNotificationResponse(notification: notification, actionIdentifier: identifier))
          }
        }
      })
  }
}
