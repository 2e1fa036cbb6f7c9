/** The column that can replace the facts beside the board. */
package knightschool.ui.editor.panel;
