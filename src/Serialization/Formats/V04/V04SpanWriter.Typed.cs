using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>
/// Typed attributes, which programs seldom set. A whole number that fits a float 64 is a number. All others are text: Booleans as
/// <c>true</c> and <c>false</c>, arrays and lists of pairs as JSON. A tag of the same name, set later through a slot, takes precedence.
/// </content>
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
