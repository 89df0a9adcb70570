namespace SpanPack;

/// <summary>Sends segments one after the other and handles the answers. One thread at a time.</summary>
internal sealed class SegmentSender(AgentLink link, SegmentQueue queue, SegmentCutter cutter, FormatPolicy formats, WriterTotals totals,
    AgentLog log, TimeProvider time)
{
    private const int MaxOverloads = 2; // attempts after the first that is answered 429
    // what the buffers of a connection take at once: a smaller one is not refused while it is written
    private const int LargeBodyBytes = 64 * 1024;

    internal SendPause Pause { get; } = new(time);

    /// <summary>Sends a segment in flight, which is then settled, put back or replaced.</summary>
    /// <exception cref="OperationCanceledException">The writer ends. The segment was put back.</exception>
    internal async Task SendAsync(Segment segment, CancellationToken cancellation)
    {
        if (!formats.Takes(segment.Format))
        {
            queue.Replace(segment, cutter.Convert(segment, formats.MaxBytes));
            return;
        }

        try
        {
            AgentResponse response = await link.PostTracesAsync(segment, cancellation).ConfigureAwait(false);
            TakeAnswer(segment, response);
        }
        catch (AgentUnreachableException problem)
        {
            Fail(segment, problem);
        }
        catch (OperationCanceledException)
        {
            queue.PutBack(segment);
            throw;
        }
    }

    private void TakeAnswer(Segment segment, AgentResponse response)
    {
        switch (AnswerKinds.Of(response.Status))
        {
            case AnswerKind.Sent:
                Pause.AfterSuccess();
                formats.NoteAccepted();
                queue.SettleSent(segment);
                break;
            case AnswerKind.NotFound:
                if (formats.Refuse(segment.Format))
                {
                    Retry(segment); // in another format
                    break;
                }

                Pause.AfterNotFound();
                RetryOrGiveUp(segment);
                break;
            case AnswerKind.TooSlow when segment.Delays++ == 0:
                Retry(segment); // on a new connection
                break;
            case AnswerKind.TooLarge:
                Cut(segment);
                break;
            case AnswerKind.Overloaded when segment.Overloads++ < MaxOverloads:
                Pause.AfterOverload();
                Retry(segment);
                break;
            case AnswerKind.Overloaded:
                queue.SettleDropped(segment, DropReason.AgentOverloaded);
                break;
            case AnswerKind.ExpectationFailed when segment.AsksFirst:
                RetryUnasked(segment);
                break;
            case AnswerKind.Fault:
                Pause.AfterFault();
                RetryOrGiveUp(segment);
                break;
            default:
                log.Refused(response.Status, AgentLink.ReasonOf(response), segment.ChunkCount, segment.SpanCount);
                queue.SettleDropped(segment, DropReason.Refused);
                break;
        }
    }

    private void Fail(Segment segment, AgentUnreachableException problem)
    {
        // what the system took of a body is not what the agent read
        bool isCutOff = problem.Kind is AgentUnreachableKind.BrokenWrite or AgentUnreachableKind.NoAnswer;
        bool asks = isCutOff && segment.Body.Length > LargeBodyBytes && !segment.AsksFirst;
        segment.AsksFirst = asks;
        if (!asks) Pause.AfterFault();
        if (problem.Kind == AgentUnreachableKind.NotConnected) Retry(segment); // held until there is an agent, or no memory
        else RetryOrGiveUp(segment);
    }

    // What an agent fails again and again is not worth the memory, and it may be what the agent fails at.
    private void RetryOrGiveUp(Segment segment)
    {
        if (segment.Failures.Add(time, link.Losses)) Retry(segment);
        else queue.SettleDropped(segment, DropReason.GivenUp);
    }

    // Source: RFC 9110, section 15.5.18.
    private void RetryUnasked(Segment segment)
    {
        segment.AsksFirst = false;
        RetryOrGiveUp(segment);
    }

    private void Retry(Segment segment)
    {
        segment.Attempts++;
        queue.PutBack(segment);
        totals.CountRetry();
    }

    private void Cut(Segment segment)
    {
        if (segment.ChunkCount == 1)
        {
            queue.SettleDropped(segment, DropReason.TooLarge); // it says nothing of others
            return;
        }

        long half = segment.Body.Length / 2;
        formats.LearnLimit(segment.Body.Length);
        queue.Replace(segment, cutter.Cut(segment, (int)Math.Min(half, formats.MaxBytes)));
    }
}
