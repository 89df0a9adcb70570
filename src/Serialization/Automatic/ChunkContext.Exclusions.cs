using System.Runtime.CompilerServices;

namespace SpanPack;

/// <content>Tags of the user that are replaced by the tracer's. Off the hot path: called for a name that is or may be reserved.</content>
internal ref partial struct ChunkContext
{
    /// <summary>Returns whether <see cref="IsLeftOut"/> must be called.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal readonly bool MayLeaveOut(byte reserved, bool shadows) => reserved != ReservedNames.None || shadows || CheckAllNames;

    /// <summary>
    /// Returns whether a typed attribute is not written: a slot or a constant of the tag classes has its name, or the tracer writes one of
    /// that name.
    /// </summary>
    /// <remarks>A slot that has a value got it later, because setting the attribute has cleared it.</remarks>
    internal readonly bool IsReplaced(in CustomTag<TypedAttribute?> attribute)
        => (Tags is { } tags && tags.IsSet(attribute.Key))
            || (MayLeaveOut(attribute.Reserved, shadows: false) && IsLeftOut(attribute.Reserved, attribute.Key, shadows: false));

    /// <summary>
    /// Returns whether a tag of the user is not written: the tracer writes one of that name on this span, or a numeric slot has the name.
    /// </summary>
    /// <param name="reserved">The number of the name among <see cref="ReservedNames"/>.</param>
    /// <param name="name">The name.</param>
    /// <param name="shadows">See <see cref="CustomTag{T}.Shadows"/>.</param>
    [MethodImpl(MethodImplOptions.NoInlining)]
    internal readonly bool IsLeftOut(byte reserved, string name, bool shadows)
    {
        if (shadows && Tags?.GetNumber(name) is not null) return true;
        if (IsVerbatim) return false;
        bool isFirst = (Role & SpanRole.FirstOfChunk) != 0;
        ulong owned = AllAutomatic;
        if (isFirst)
        {
            // The upper half of a trace id is corrected or removed, and a decision to drop removes its maker.
            owned |= ReservedNames.Bit(ReservedNames.TraceIdUpper);
            if (DecisionMakers.IsDropped(Chunk)) owned |= ReservedNames.Bit(ReservedNames.DecisionMaker);
        }

        if (reserved != ReservedNames.None && ReservedNames.Has(owned, reserved)) return true;
        return TraceTagCount != 0 && IsTraceTag(name, isFirst, (Role & SpanRole.LocalRoot) != 0);
    }
}
