using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Typed attributes, which programs seldom set: a whole number that a float 64 holds as a number, all others as text — Booleans as <c>true</c> and <c>false</c>, arrays and lists of pairs as JSON. A tag of the same name, set later through a slot, goes before.</content>
internal static partial class V04SpanWriter
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteTypedStrings(
        scoped ref V04State state, ref byte cursor, scoped ReadOnlySpan<CustomTag<TypedAttribute?>> attributes)
    {
        foreach (ref readonly CustomTag<TypedAttribute?> attribute in attributes)
        {
            if (attribute.Value is not { } typed || typed.Value.IsExactNumber) continue;
            if (state.Context.IsReplaced(attribute)) continue;
            cursor = ref LongText.WriteAny(ref state.Window, ref cursor, attribute.Key);
            cursor = ref TextBuilder.WriteAsText(ref state.Window, ref cursor, typed.Value);
            state.Count++;
        }

        return ref cursor;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteTypedNumbers(
        scoped ref V04State state, ref byte cursor, scoped ReadOnlySpan<CustomTag<TypedAttribute?>> attributes)
    {
        foreach (ref readonly CustomTag<TypedAttribute?> attribute in attributes)
        {
            if (attribute.Value is not { } typed || !typed.Value.IsExactNumber) continue;
            if (state.Context.IsReplaced(attribute)) continue;
            cursor = ref LongText.WriteAny(ref state.Window, ref cursor, attribute.Key);
            cursor = ref state.Window.ReserveMore(ref cursor, MessagePackPrimitives.MaxSize);
            cursor = ref MessagePackPrimitives.WriteDouble(ref cursor, typed.Value.AsInt64());
            state.Count++;
        }

        return ref cursor;
    }
}
