namespace SpanPack;

/// <summary>How far a loop over tags has come. A loop that calls nothing leaves it when a tag needs a call, and goes on behind that tag.</summary>
/// <param name="written">What was written before.</param>
internal struct LoopProgress(int written)
{
    /// <summary>The next tag.</summary>
    internal int Index;

    /// <summary>Tags written.</summary>
    internal int Written = written;

    /// <summary>One tag further, which was written or not.</summary>
    internal void Next(bool isWritten)
    {
        Index++;
        if (isWritten) Written++;
    }
}
