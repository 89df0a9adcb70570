using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Typed attributes, which programs seldom set. A tag of the same name, set later through a slot, goes before.</content>
internal static partial class V04SpanWriter
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteTypedStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ReadOnlySpan<CustomTag<TypedAttribute?>> attributes, scoped ref int count)
    {
        foreach (ref readonly CustomTag<TypedAttribute?> attribute in attributes)
        {
            if (attribute.Value is not { } typed || V04TypedAttributeWriter.IsNumber(typed.Value)) continue;
            if (context.IsReplaced(attribute)) continue;
            cursor = ref V04TypedAttributeWriter.WriteString(ref window, ref cursor, attribute.Key, typed.Value);
            count++;
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteTypedNumbers(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ReadOnlySpan<CustomTag<TypedAttribute?>> attributes, scoped ref int count)
    {
        foreach (ref readonly CustomTag<TypedAttribute?> attribute in attributes)
        {
            if (attribute.Value is not { } typed || !V04TypedAttributeWriter.IsNumber(typed.Value)) continue;
            if (context.IsReplaced(attribute)) continue;
            cursor = ref V04TypedAttributeWriter.WriteNumber(ref window, ref cursor, attribute.Key, typed.Value);
            count++;
        }

        return ref cursor;
    }
}
