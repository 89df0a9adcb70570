return await SpanPack.Seeds.SeedsCommand.RunAsync(args);
