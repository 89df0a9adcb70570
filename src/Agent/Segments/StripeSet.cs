namespace SpanPack;

/// <summary>The open segments: one, and more when writers find its lock held. Safe for use by any number of threads.</summary>
internal sealed partial class StripeSet(SegmentFactory factory, SegmentQueue queue, WriterTotals totals, WakeUp wakeUp, int maxCount)
{
    private const int MaxBlocked = 64; // stripes beyond the wanted number, for writers that find all held for long

    [ThreadStatic]
    private static int s_last; // the stripe that was free when another was not: threads that write at the same time part

    private readonly object _lock = new();
    private readonly object _closing = new(); // who finds nothing to close must know that another thread has put it into the queue
    private bool _isClosed;
    private bool _isAbandoned;
    private Stripe[] _stripes = [new(factory, queue, totals, wakeUp)];

    /// <summary>Gets the number of stripes.</summary>
    internal int Count => Volatile.Read(ref _stripes).Length;

    /// <summary>Writes a chunk into a segment that no other thread is writing to.</summary>
    internal void Write(in TraceChunk chunk)
    {
        if (Enter() is not { } stripe)
        {
            totals.CountDropped(DropReason.Failed, 1, chunk.SpanCount, 0);
            return;
        }

        try
        {
            stripe.Write(chunk);
        }
        finally
        {
            stripe.Exit();
        }

        if (_isAbandoned) Abandon(stripe);
    }

    /// <summary>
    /// Closes the open segments. All chunks written before the call are in the queue afterwards, except those in segments with blocking
    /// tags.
    /// </summary>
    /// <param name="forGood">Whether no further chunks are written.</param>
    /// <returns>Whether all were closed. If not, retry later.</returns>
    internal bool TryCloseAll(bool forGood = false)
    {
        lock (_closing)
        {
            bool isAll = true;
            var joined = new List<DetachedPayload>(); // those that go as one body
            foreach (Stripe stripe in Snapshot(forGood))
            {
                if (!StripeWait.TryEnter(stripe))
                {
                    isAll &= stripe.IsOwn; // tags that flush are not waited for
                    continue;
                }

                if (Take(stripe) is not { } payload) continue;
                if (JoinedBody.IsPossible(payload.Format)) joined.Add(payload);
                else queue.Add(new Segment([payload]));
            }

            if (joined.Count > 0) AddJoined(joined);
            return isAll;
        }
    }

    /// <summary>Does the same as <see cref="TryCloseAll"/>, and waits for blocking tags.</summary>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    internal async ValueTask CloseAllAsync(CancellationToken cancellation)
    {
        while (!TryCloseAll()) await Task.Delay(StripeWait.Pause, cancellation).ConfigureAwait(false);
    }

    /// <summary>Drops open segments and later chunks, and counts them. The writer has ended.</summary>
    internal void Abandon()
    {
        _isAbandoned = true;
        foreach (Stripe stripe in Snapshot(forGood: true)) Abandon(stripe);
    }

    private static void Abandon(Stripe stripe)
    {
        if (!stripe.TryEnter()) return; // who has entered does it
        stripe.Abandon();
        stripe.Exit();
    }

    private Stripe[] Snapshot(bool forGood)
    {
        lock (_lock)
        {
            _isClosed |= forGood;
            return _stripes;
        }
    }

    private Stripe? Enter()
    {
        Stripe[] stripes = Volatile.Read(ref _stripes);
        int own = stripes.Length == 1 ? 0 : s_last;
        if (own >= stripes.Length) own = 0; // of another set
        return stripes[own].TryEnter() ? stripes[own] : EnterOther(stripes, own);
    }

    private Stripe? EnterOther(Stripe[] stripes, int own)
    {
        for (int i = 0; i < stripes.Length; i++)
        {
            if (i == own || !stripes[i].TryEnter()) continue;
            s_last = i;
            return stripes[i];
        }

        if (stripes.Length < maxCount) AddStripe(stripes);
        if (Array.Exists(stripes, static stripe => stripe.IsOwn)) return null;
        return StripeWait.EnterAny(stripes, own) is >= 0 and int entered ? stripes[s_last = entered] : EnterBesideBlocked();
    }

    // What is held for so long is held by tags that block: they take no stripe from others.
    private Stripe? EnterBesideBlocked()
    {
        for (int i = 0; i < MaxBlocked; i++)
        {
            Stripe[] stripes = Volatile.Read(ref _stripes);
            if (Array.FindIndex(stripes, static stripe => stripe.TryEnter()) is >= 0 and int free) return stripes[s_last = free];
            if (stripes.Length >= maxCount + MaxBlocked) return null;
            AddStripe(stripes);
        }

        return null;
    }

    private void AddStripe(Stripe[] seen)
    {
        lock (_lock)
        {
            if (_stripes.Length == seen.Length && !_isClosed)
                Volatile.Write(ref _stripes, [.. seen, new Stripe(factory, queue, totals, wakeUp)]);
        }
    }

    private DetachedPayload? Take(Stripe stripe)
    {
        try
        {
            DetachedPayload? payload = stripe.Take();
            if (_isClosed) stripe.Dispose();
            return payload;
        }
        finally
        {
            stripe.Exit();
        }
    }
}
