namespace SpanPack;

/// <summary>Payloads in lists.</summary>
internal sealed class PayloadLists(TraceStore store, StrictFindings findings, TimeProvider time)
{
    private const int MaxBytesLookedAt = 1024 * 1024; // of a payload, unless somebody asks for it

    private static readonly TimeSpan s_patience = TimeSpan.FromMilliseconds(50);
    private static readonly TimeSpan s_searchPatience = TimeSpan.FromMilliseconds(250);

    /// <param name="below">Only those with a lower number.</param>
    /// <param name="most">The maximum number of payloads.</param>
    /// <param name="only">The selection.</param>
    /// <param name="cancellation">Ends the work.</param>
    internal PayloadListAnswer Find(long below, int most, PayloadChoice only, CancellationToken cancellation)
    {
        KeptPayload[] payloads = store.Payloads(below);
        var rows = new List<PayloadRow>();
        long began = time.GetTimestamp();
        int scanned = 0;
        for (; scanned < payloads.Length && rows.Count < most; scanned++)
        {
            cancellation.ThrowIfCancellationRequested();
            KeptPayload payload = payloads[scanned];
            TimeSpan passed = time.GetElapsedTime(began);
            if (only != PayloadChoice.All && passed > s_searchPatience) break;
            bool looks = payload is { IsAccepted: true, IsLeftOut: false, Findings: < 0 }
                && (only == PayloadChoice.Findings || (payload.Body.Length <= MaxBytesLookedAt && passed < s_patience));
            if (looks && only != PayloadChoice.Refused) findings.Look(payload);
            bool isMeant = only switch
            {
                PayloadChoice.Refused => !payload.IsAccepted,
                PayloadChoice.Findings => payload.Findings > 0,
                _ => true,
            };
            if (isMeant) rows.Add(Fill(new PayloadRow(), payload));
        }

        return new PayloadListAnswer { Payloads = rows, Next = scanned < payloads.Length ? payloads[scanned].Id + 1 : null };
    }

    /// <summary>Fills a row with the data of a payload.</summary>
    internal static T Fill<T>(T row, KeptPayload payload)
        where T : PayloadRow
        => (T)(row with
        {
            Id = payload.Id,
            ReceivedAt = payload.ReceivedAt,
            Path = payload.Path,
            Format = payload.Format.GetName(),
            Status = payload.Status == 0 ? null : payload.Status,
            Bytes = payload.Body.Length,
            Chunks = payload is { IsAccepted: true, IsLeftOut: false } ? payload.Chunks.Length : null,
            Spans = payload is { IsAccepted: true, IsLeftOut: false } ? payload.Spans.Length : null,
            Service = payload.Service,
            Tracer = Tracers.Of(payload),
            Findings = payload.Findings < 0 ? null : payload.Findings,
            Refused = payload.IsAccepted ? null : true,
            LeftOut = payload.IsLeftOut ? true : null,
            Fault = payload.Fault,
            File = payload.File is null ? null : ListText.Cut(payload.File),
        });
}
