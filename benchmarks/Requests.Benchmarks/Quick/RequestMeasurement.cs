using SpanPack.Benchmarks.Judging;
using SpanPack.Requests.Benchmarks.Load;
using SpanPack.Requests.Benchmarks.Services;

namespace SpanPack.Requests.Benchmarks.Quick;

/// <summary>
/// Measures one kind of request: sets of new processes, in each of which all services are measured in turns, there and back, at full speed
/// and then at a rate that all of them reach.
/// </summary>
internal sealed class RequestMeasurement(QuickOptions options, RequestKind request, CancellationToken cancellation)
{
    private const double PartOfFullSpeed = 0.6; // of what the SDK reaches

    private readonly TimeSpan _time = TimeSpan.FromSeconds(options.Seconds);
    private readonly RequestFigures _figures = new(request);

    internal async Task<RequestFigures> RunAsync()
    {
        for (int set = 0; set < options.Sets; set++)
        {
            List<ServiceUnderLoad> services = [];
            try
            {
                foreach (TracingKind tracing in Enum.GetValues<TracingKind>())
                    services.Add(await ServiceUnderLoad.StartAsync(tracing, request));
                await RunSetAsync(services);
            }
            finally
            {
                foreach (ServiceUnderLoad service in services) service.Dispose();
            }
        }

        return _figures;
    }

    private async Task RunSetAsync(List<ServiceUnderLoad> services)
    {
        await Console.Error.WriteLineAsync($"{request.Label()}: {services.Count} services are warmed up");
        foreach (ServiceUnderLoad service in services) await service.WarmUpAsync(options.WarmUpSeconds);
        var rounds = services.ToDictionary(static service => service.Tracing, static _ => new List<Round>());
        for (int turn = 0; turn < options.Turns; turn++)
        {
            foreach (ServiceUnderLoad service in InTurn(services, turn)) rounds[service.Tracing].Add(await service.RunAsync(_time));
        }

        double perSecond =
            PartOfFullSpeed * Quantile.Median(rounds[TracingKind.OpenTelemetry].Select(static round => round.RequestsPerSecond));
        for (int turn = 0; turn < options.Turns; turn++)
        {
            foreach (ServiceUnderLoad service in InTurn(services, turn))
            {
                LoadFigures load = service.RunAt(perSecond, _time);
                rounds[service.Tracing][turn] = rounds[service.Tracing][turn] with { FixedHalf = load.Half, FixedMost = load.Most };
            }
        }

        foreach (ServiceUnderLoad service in services) _figures.Add(service.Tracing, rounds[service.Tracing], await service.EndAsync());
    }

    // a b c c b a: what changes slowly does not favour one
    private IEnumerable<ServiceUnderLoad> InTurn(List<ServiceUnderLoad> services, int turn)
    {
        cancellation.ThrowIfCancellationRequested();
        return turn % 2 == 0 ? services : services.AsEnumerable().Reverse();
    }
}
