using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Typed attributes, which programs seldom set: a whole number that a float 64 holds as a number, all others as text — Booleans as <c>true</c> and <c>false</c>, arrays and lists of pairs as JSON. A tag of the same name, set later through a slot, goes before.</content>
internal static partial class V04SpanWriter
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteTypedStrings(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ReadOnlySpan<CustomTag<TypedAttribute?>> attributes, scoped ref int count)
    {
        foreach (ref readonly CustomTag<TypedAttribute?> attribute in attributes)
        {
            if (attribute.Value is not { } typed || typed.Value.IsExactNumber) continue;
            if (IsTypedLeftOut(ref context, attribute)) continue;
            cursor = ref TextBuilder.WriteAsText(ref window, ref LongText.WriteAny(ref window, ref cursor, attribute.Key), typed.Value);
            count++;
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteTypedNumbers(scoped ref OutputWindow window, ref byte cursor, scoped ref ChunkContext context, scoped ReadOnlySpan<CustomTag<TypedAttribute?>> attributes, scoped ref int count)
    {
        foreach (ref readonly CustomTag<TypedAttribute?> attribute in attributes)
        {
            if (attribute.Value is not { } typed || !typed.Value.IsExactNumber) continue;
            if (IsTypedLeftOut(ref context, attribute)) continue;
            cursor = ref LongText.WriteAny(ref window, ref cursor, attribute.Key);
            cursor = ref MessagePackPrimitives.WriteDouble(ref window.ReserveMore(ref cursor, MessagePackPrimitives.MaxSize), typed.Value.AsInt64());
            count++;
        }

        return ref cursor;
    }

    private static bool IsTypedLeftOut(scoped ref ChunkContext context, scoped in CustomTag<TypedAttribute?> attribute)
        => context.Span.GetTag(attribute.Key) is not null || context.Span.GetMetric(attribute.Key) is not null
        || (context.MayLeaveOut(attribute.Reserved, attribute.Shadows) && context.IsLeftOut(attribute.Reserved, attribute.Key, shadows: false));
}
