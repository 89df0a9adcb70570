using System.Text;

namespace SpanPack;

/// <summary>
/// The single link to the agent. It sends requests and derives from their outcome whether the agent is reachable, its sampling rates, and
/// whether its info has changed. Safe for use by any number of threads.
/// </summary>
/// <remarks><c>changed</c> is called when the agent may be another one.</remarks>
internal sealed class AgentLink(AgentClient client, Reachability reachability, WakeUp infoWanted, TimeProvider time, Action changed,
    ITraceWatch? watch = null)
{
    private const int MaxReasonBytes = 1024;

    private const string NoRates = "0"; // an agent says its version only to those who say one

    private AgentSamplingRates _rates = AgentSamplingRates.None;
    private Func<string?>? _infoState;
    private int _isConfirmed; // 1 for yes

    /// <summary>Gets the latest sampling rates of the agent.</summary>
    internal AgentSamplingRates Rates => Volatile.Read(ref _rates);

    /// <summary>Gets how often the agent was lost.</summary>
    internal long Losses => reachability.Losses;

    /// <summary>Requests <c>/info</c> of the agent.</summary>
    /// <exception cref="AgentUnreachableException">The agent did not answer.</exception>
    internal ValueTask<AgentResponse> GetInfoAsync(CancellationToken cancellation) => SendAsync(AgentRequest.Info, cancellation);

    /// <summary>Posts a segment.</summary>
    /// <exception cref="AgentUnreachableException">The agent did not answer.</exception>
    internal async ValueTask<AgentResponse> PostTracesAsync(Segment segment, CancellationToken cancellation)
    {
        AgentRequest request = AgentRequest.ForTraces(segment.Format, segment.Body, segment.ChunkCount) with
        {
            RatesVersion = Rates.Version is { Length: > 0 } version ? version : NoRates,
            HasTopLevelMarks = true, // every writer with tags of the process marks them
            ExpectContinue = segment.AsksFirst,
            OnNewConnection = segment.Delays > 0,
        };
        AgentResponse response = watch is null
            ? await SendTracesAsync(request, cancellation).ConfigureAwait(false)
            : await WatchAsync(watch, request, cancellation).ConfigureAwait(false);
        if (response.IsSuccess || response.Status == 429) TakeRates(response);
        return response;
    }

    /// <summary>Returns the agent's reason for a refusal, up to 1 KiB, for display.</summary>
    internal static string ReasonOf(AgentResponse response)
    {
        ReadOnlySpan<byte> body = response.Body.Span;
        string reason = Encoding.UTF8.GetString(body[..Math.Min(body.Length, MaxReasonBytes)]).Trim();
        return reason.Length == 0 ? "no reason given" : string.Create(reason.Length, reason, static (text, from) =>
        {
            for (int i = 0; i < text.Length; i++) text[i] = char.IsControl(from[i]) ? ' ' : from[i];
        });
    }

    /// <summary>Records the hash of the known info; it is asked for when an answer has one.</summary>
    internal void KnowInfo(Func<string?> state) => Volatile.Write(ref _infoState, state);

    /// <summary>Returns whether an answer since the last call has confirmed that the info is unchanged.</summary>
    internal bool TakeConfirmation() => Interlocked.Exchange(ref _isConfirmed, 0) == 1;

    private async ValueTask<AgentResponse> WatchAsync(ITraceWatch traceWatch, AgentRequest request, CancellationToken cancellation)
    {
        traceWatch.Begin(request.Body.Length);
        long began = time.GetTimestamp();
        try
        {
            AgentResponse response = await SendTracesAsync(request, cancellation).ConfigureAwait(false);
            traceWatch.Answer(response.Status, time.GetElapsedTime(began));
            return response;
        }
        catch (AgentUnreachableException problem)
        {
            traceWatch.Fail(problem.Kind);
            throw;
        }
    }

    // The status says what became of a payload, also where the body of the answer breaks off: a payload that was taken would be there
    // twice.
    private async ValueTask<AgentResponse> SendTracesAsync(AgentRequest request, CancellationToken cancellation)
    {
        try
        {
            return await SendAsync(request, cancellation).ConfigureAwait(false);
        }
        catch (AgentUnreachableException problem) when (problem.AnswerStatus is { } status)
        {
            Find();
            return new AgentResponse(status, default) { IsCut = true };
        }
    }

    private async ValueTask<AgentResponse> SendAsync(AgentRequest request, CancellationToken cancellation)
    {
        try
        {
            AgentResponse response = await client.SendAsync(request, cancellation).ConfigureAwait(false);
            Find();
            NoteState(response.AgentState);
            return response;
        }
        catch (AgentUnreachableException problem) when (problem.Kind == AgentUnreachableKind.NotConnected)
        {
            reachability.Lose(problem.Address?.ToString() ?? client.ToString(), problem.Message);
            throw;
        }
    }

    // What answers now may be another agent.
    private void Find()
    {
        if (!reachability.IsLost || !reachability.Find(client.ToString())) return;
        changed();
        Volatile.Write(ref _rates, Rates.WithoutVersion());
        infoWanted.Signal();
    }

    private void NoteState(string? state)
    {
        if (state is null) return;
        bool isSame = string.Equals(state, Volatile.Read(ref _infoState)?.Invoke(), StringComparison.OrdinalIgnoreCase);
        if (isSame) Volatile.Write(ref _isConfirmed, 1);
        else infoWanted.Signal();
    }

    private void TakeRates(AgentResponse response)
    {
        if (!response.IsCut && AgentSamplingRates.Parse(response.Body, response.RatesVersion) is { } rates)
            Volatile.Write(ref _rates, rates);
    }
}
