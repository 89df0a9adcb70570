namespace SpanPack;

/// <content>Chunks that have templates.</content>
internal sealed partial class StripeSet
{
    /// <summary>Writes a chunk by its templates, where that is possible now.</summary>
    /// <returns>False where it was not written and not counted: then its spans are to be written.</returns>
    internal bool TryWrite(scoped ref readonly TemplatedChunk chunk)
    {
        if (Enter() is not { } stripe) return false;
        bool isWritten;
        try
        {
            isWritten = stripe.TryWrite(in chunk);
        }
        finally
        {
            stripe.Exit();
        }

        if (_isAbandoned) Abandon(stripe);
        return isWritten;
    }
}
