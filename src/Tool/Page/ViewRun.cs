namespace SpanPack.Tool;

/// <summary>Serves the page for saved payloads until it is stopped.</summary>
internal sealed class ViewRun(string source, IReadOnlyList<PayloadFile> files, PageChoice choice)
{
    /// <returns>The exit code.</returns>
    /// <exception cref="ToolException">The port is in use.</exception>
    internal async Task<int> RunAsync(CancellationToken cancellation)
    {
        HeapLimit.Set(PageLauncher.HeapBytesFor(choice.KeptBytes));
        await using AgentPageServer page =
            await PageLauncher.StartAsync(new AgentPageOptions { Port = choice.Port, KeptBytes = choice.KeptBytes, Source = source },
            cancellation);
        await RunStreams.CurrentOutput.Writer.WriteAsync($"The page is at {page.Url}. Ctrl+C ends.\n");
        await RunStreams.CurrentOutput.Writer.FlushAsync(cancellation);
        if (choice.Opens) _ = BrowserLauncher.OpenAsync(page.Url);
        Task<int> loading = LoadAsync(page, cancellation);
        await Task.WhenAny(Task.Delay(Timeout.InfiniteTimeSpan, cancellation), FailureOf(loading));
        if (loading.IsFaulted) await loading;
        return ExitCode.Succeeded;
    }

    // Ends only where something fails that is not foreseen.
    private static async Task FailureOf(Task loading)
    {
        await loading.ConfigureAwait(ConfigureAwaitOptions.SuppressThrowing);
        if (!loading.IsFaulted) await Task.Delay(Timeout.InfiniteTimeSpan);
    }

    private async Task<int> LoadAsync(AgentPageServer page, CancellationToken cancellation)
    {
        for (int i = 0; i < files.Count; i++)
        {
            page.State.Load(i, files.Count);
            try
            {
                page.Offer(await SavedPayload.ReadAsync(files[i], choice.KeptBytes, cancellation));
                await page.WaitUntilIdleAsync();
            }
            catch (Exception e) when (e is ToolException or IOException or UnauthorizedAccessException)
            {
                page.State.AddProblem(e.Message);
                ErrorOutput.WriteLine(e.Message);
            }
        }

        page.State.Load(files.Count, files.Count);
        return files.Count;
    }
}
