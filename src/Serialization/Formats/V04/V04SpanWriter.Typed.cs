using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Typed attributes, which programs seldom set. A tag of the same name, set later through a slot, goes before.</content>
internal static partial class V04SpanWriter
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteTypedStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts, scoped ref int count)
    {
        foreach (ref readonly CustomTag<TypedAttribute?> attribute in parts.TypedAttributes)
        {
            if (attribute.Value is not { } typed || V04TypedAttributeWriter.IsNumber(typed.Value)) continue;
            if (IsTypedLeftOut(ref context, ref parts, attribute)) continue;
            cursor = ref V04TypedAttributeWriter.WriteString(ref window, ref cursor, attribute.Key, typed.Value);
            count++;
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteTypedNumbers(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ref V04SpanParts parts, scoped ref int count)
    {
        foreach (ref readonly CustomTag<TypedAttribute?> attribute in parts.TypedAttributes)
        {
            if (attribute.Value is not { } typed || !V04TypedAttributeWriter.IsNumber(typed.Value)) continue;
            if (IsTypedLeftOut(ref context, ref parts, attribute)) continue;
            cursor = ref V04TypedAttributeWriter.WriteNumber(ref window, ref cursor, attribute.Key, typed.Value);
            count++;
        }

        return ref cursor;
    }

    private static bool IsTypedLeftOut(scoped ref ChunkContext context, scoped ref V04SpanParts parts, scoped in CustomTag<TypedAttribute?> attribute)
        => parts.Span.GetTag(attribute.Key) is not null || parts.Span.GetMetric(attribute.Key) is not null
        || (IsSpecial(attribute.Automatic, attribute.Shadows, parts.CheckAllNames) && IsLeftOut(ref context, ref parts, attribute.Automatic, attribute.Key, shadows: false));
}
