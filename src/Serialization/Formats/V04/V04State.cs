using System.Runtime.CompilerServices;

namespace SpanPack;

/// <summary>
/// The state of the writers of v0.4 and v0.7 while they write a chunk: the destination, the chunk with its current span, and counts.
/// </summary>
/// <remarks>
/// Filled in place and passed by reference, for the same reason as <see cref="ChunkContext"/>. The write position is a <c>ref byte</c> in a
/// register.
/// </remarks>
internal ref struct V04State
{
    /// <summary>The destination; opened by the caller of <see cref="Create"/>.</summary>
    internal OutputWindow Window;

    /// <summary>The chunk, and its current span.</summary>
    internal ChunkContext Context;

    /// <summary>The automatic tags of the span's role.</summary>
    internal V04RoleTags Role;

    /// <summary>The tag classes of the span; null when it has none.</summary>
    internal V04Layout? Layout;

    /// <summary>Entries written of the current map.</summary>
    internal int Count;

    /// <summary>Fields written of the current span.</summary>
    internal int Fields;

    /// <summary>The next tag of a loop that calls nothing: it stops at a tag that needs a call, and goes on behind it.</summary>
    internal int Next;

    /// <summary>Begins a chunk.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal static void Create(scoped ref readonly TraceChunk chunk, ChunkRules rules, bool isFirstOfPayload, out V04State state)
    {
#if NET9_0_OR_GREATER // before, the method does not take such types
        Unsafe.SkipInit(out state); // all that is read before a span sets it is set here, or by the caller
#else
        state = default;
#endif
        ChunkContext.Create(in chunk, rules, isFirstOfPayload, out state.Context);
    }

    /// <summary>Goes on to a span.</summary>
    /// <returns>Bytes that the span takes at most, without what few spans have: that asks for its own room.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal long Begin(Span span, int index)
    {
        Context.Begin(span, index);
        V04RoleTags role = Role = V04RoleTags.Of(Context.Runs);
        V04Layout? layout = Layout = Context.Layout is { } tags ? V04Layout.Of(tags) : null;
        long bound = role.Bound + ((long)Context.CustomStrings.Length * V04Bound.CustomString);
        return layout is null ? bound : bound + layout.Bound;
    }

    /// <summary>Ends the chunk.</summary>
    /// <param name="end">The end of its bytes.</param>
    /// <returns>The number of its bytes.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    internal int End(ref byte end)
    {
        Context.Dispose();
        return Window.Commit(ref end);
    }

    /// <summary>One tag further, which was written or not.</summary>
    internal void Skip(bool isWritten)
    {
        Next++;
        if (isWritten) Count++;
    }
}
