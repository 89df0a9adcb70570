namespace SpanPack;

/// <content>Chunks that have templates.</content>
internal sealed partial class StripeSet
{
    /// <summary>Writes a chunk from its templates, if possible now.</summary>
    /// <returns>False if it was neither written nor counted; its spans must then be written.</returns>
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
