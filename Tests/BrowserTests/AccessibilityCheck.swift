import Foundation

/// Bodies of functions that look at a page as an accessibility tool does. (WCAG 2.2, AA)
enum AccessibilityCheck {
  private static let visible = """
    const isVisible = each => each.getClientRects().length > 0
      && each.checkVisibility({ visibilityProperty: true })
    const describe = each => each.outerHTML.slice(0, 120)
    """

  /// Broken references, wrong roles, unreadable text, and what does not fit on the screen.
  static let faults =
    visible + """

      const faults = []
      const all = [...document.querySelectorAll('body *')].filter(isVisible)
      const ids = [...document.querySelectorAll('[id]')].map(each => each.id)
      if (new Set(ids).size !== ids.length) faults.push('an id is there twice')
      for (const name of ['aria-controls', 'aria-labelledby', 'aria-describedby',
        'aria-activedescendant']) {
        for (const each of document.querySelectorAll(`[${name}]`)) {
          const missing = each.getAttribute(name).split(' ').some(id => !document.getElementById(id))
          if (missing) faults.push(`${name} leads nowhere: ${describe(each)}`)
        }
      }
      const parents = { option: ['listbox'], tab: ['tablist'], row: ['table', 'grid'],
        cell: ['row'], gridcell: ['row'] }
      for (const [role, all] of Object.entries(parents)) {
        for (const each of document.querySelectorAll(`[role=${role}]`)) {
          if (!each.closest(all.map(one => `[role=${one}]`))) faults.push(`${role} without ${all}`)
        }
      }
      const numbers = text => text.match(/[0-9.]+/g)?.map(Number) ?? [0, 0, 0, 0]
      const light = ([red, green, blue]) => [red, green, blue].map(part => part / 255)
        .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
      const ground = each => {
        for (let one = each; one; one = one.parentElement) {
          const color = numbers(getComputedStyle(one).backgroundColor)
          if (color.length < 4 || color[3] === 1) return color
        }
        return numbers(getComputedStyle(document.body).backgroundColor)
      }
      for (const each of all) {
        const hasText = [...each.childNodes].some(({ nodeType, data }) => {
          return nodeType === 3 && data.trim() !== ''
        })
        if (!hasText || each.disabled || each.closest('svg')) continue
        const style = getComputedStyle(each)
        const [a, b] = [light(numbers(style.color)), light(ground(each))]
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
        if (ratio < 4.5) faults.push(`contrast ${ratio.toFixed(2)}: ${describe(each)}`)
      }
      // As axe's `heading-order` and `scrollable-region-focusable` do.
      let level = 0
      for (const each of all.filter(each => each.matches('h1, h2, h3, h4, h5, h6'))) {
        const next = Number(each.tagName[1])
        if (next > level + 1) faults.push(`heading after level ${level}: ${describe(each)}`)
        level = next
      }
      for (const each of all) {
        const { overflowX, overflowY } = getComputedStyle(each)
        const isLarger = each.scrollHeight > each.clientHeight + 14 && /auto|scroll/.test(overflowY)
          || each.scrollWidth > each.clientWidth + 14 && /auto|scroll/.test(overflowX)
        const inner = 'button, input, select, a[href], [tabindex="0"]'
        if (isLarger && !each.matches(inner) && ![...each.querySelectorAll(inner)].some(isVisible)) {
          faults.push(`scrolls, but not by keys: ${describe(each)}`)
        }
      }
      const width = document.documentElement.clientWidth
      if (document.documentElement.scrollWidth > width) faults.push('the page scrolls sideways')
      const scrolls = each => ['auto', 'scroll'].includes(getComputedStyle(each).overflowX)
      for (const each of all.filter(each => each.matches('button, input:not([hidden]), select'))) {
        const { left, right, height } = each.getBoundingClientRect()
        let parent = each.parentElement
        while (parent && !scrolls(parent)) parent = parent.parentElement
        if (!parent && (left < 0 || right > width + 1)) faults.push(`outside: ${describe(each)}`)
        const isInline = each.classList.contains('narrow')
        if (height < 20 && !isInline) faults.push(`too small to press: ${describe(each)}`)
      }
      return JSON.stringify(faults.slice(0, 10))
      """

  /// Puts the focus before the first element, and notes which there are: views go on meanwhile.
  static let beginFocus = """
    const wanted = 'button, input, select, summary, [tabindex]'
    window.present = [...document.querySelectorAll(wanted)]
    document.activeElement.blur()
    getSelection().removeAllRanges()
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    window.focused = []
    return ''
    """

  /// Notes which element has the focus, and if it is behind the one before, for rows may move when
  /// the focus has left them; `end` if it is none, or the first once more.
  static let noteFocus = """
    const element = document.activeElement
    if (!element || element === document.body || window.focused[0]?.element === element) return 'end'
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const isMarked = outlineStyle !== 'none' && outlineWidth !== '0px'
    const before = window.focused.at(-1)?.element
    const isBehind = !before?.isConnected
      || before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
    window.focused.push({ element, isMarked, isBehind })
    return ''
    """

  /// Elements that the keyboard does not reach, out of order, or without a mark of the focus.
  static let focusFaults =
    visible + """

      const faults = []
      const seen = window.focused.map(({ element }) => element)
      for (const each of window.present) {
        if (!each.isConnected || !isVisible(each) || each.disabled || each.tabIndex < 0) continue
        if (!seen.includes(each)) faults.push(`not reached: ${describe(each)}`)
      }
      for (const { element, isMarked, isBehind } of window.focused) {
        if (!isBehind) faults.push(`order: ${describe(element)}`)
        if (!isMarked) faults.push(`no mark of the focus: ${describe(element)}`)
      }
      return JSON.stringify(faults.slice(0, 10))
      """
}

extension Browser {
  /// The elements without a name in the browser's own accessibility tree, though people use them.
  func nameless() async throws -> [String] {
    let answer = try await command("Accessibility.getFullAXTree", [:]) as? [String: Any]
    let nodes = answer?["nodes"] as? [[String: Any]] ?? []
    func value(_ node: [String: Any], _ key: String) -> String {
      (node[key] as? [String: Any])?["value"] as? String ?? ""
    }
    let needed: Set = [
      "button", "textbox", "searchbox", "combobox", "slider", "tab", "tabpanel", "listbox",
      "option", "switch", "dialog", "region", "table", "img", "image", "Canvas", "complementary",
      "checkbox", "link", "application",
    ]
    guard nodes.count > 20 else { return ["the tree is empty"] }
    return nodes.compactMap { node in
      let role = value(node, "role")
      guard node["ignored"] as? Bool != true, needed.contains(role) else { return nil }
      return value(node, "name").isEmpty ? role : nil
    }
  }

  /// Makes the page look as for people with such preferences.
  func emulateMedia(_ features: [String: String]) async throws {
    let list = features.map { ["name": $0.key, "value": $0.value] }
    _ = try await command("Emulation.setEmulatedMedia", ["features": list])
  }
}
