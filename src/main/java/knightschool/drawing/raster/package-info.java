/**
 * Lines and discs painted into an array of pixels, for pictures with too many shapes for a toolkit's canvas.
 * Anti-aliased, without a toolkit and without an object per shape.
 *
 * <p>{@link knightschool.drawing.raster.Raster} holds the pixels; {@link knightschool.drawing.raster.LineRasterizer}
 * and {@link knightschool.drawing.raster.DiscRasterizer} paint into it.
 */
package knightschool.drawing.raster;
