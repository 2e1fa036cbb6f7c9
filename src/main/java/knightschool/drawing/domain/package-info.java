/**
 * Domain arrays as cells, one for each of a square's eight moves, without a toolkit.
 *
 * <p>{@link knightschool.drawing.domain.DomainCellDrawing} draws a cell: in words, as in the row for the square pointed
 * at ({@link knightschool.drawing.domain.EnlargedDomainDrawing}), or as a sign, as in the table of all squares
 * ({@link knightschool.drawing.domain.DomainTableDrawing}). {@link knightschool.drawing.domain.DomainTableGrid} places
 * the squares in the table; {@link knightschool.drawing.domain.DomainLegendSigns} lists the signs in the cells for the
 * legend. {@link knightschool.drawing.domain.PositionDifferenceDrawing} marks on a board where its domains and squares
 * differ from those of another search.
 */
package knightschool.drawing.domain;
