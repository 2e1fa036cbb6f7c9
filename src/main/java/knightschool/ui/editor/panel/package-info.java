/** The column that stands beside the board in place of the facts, whatever is in it. */
package knightschool.ui.editor.panel;
