namespace SpanPack;

/// <summary>One step of a template.</summary>
/// <param name="Op">The value to write.</param>
/// <param name="At">
/// For <see cref="TemplateOp.Copy"/> the offset in the bytes of the template. For stores the offset in the bytes that were copied last. For
/// others the place of the text's entry in a string table.
/// </param>
/// <param name="Value">For <see cref="TemplateOp.Copy"/> the number of bytes, else the number of the text or number.</param>
internal readonly record struct TemplateStep(TemplateOp Op, int At, int Value = 0);
